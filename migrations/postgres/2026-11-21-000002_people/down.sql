DROP TABLE account_event;
DROP TABLE api_token;
DROP TABLE session;
DROP TABLE code;
DROP TABLE player;
DROP FUNCTION account_event_never_changed();
