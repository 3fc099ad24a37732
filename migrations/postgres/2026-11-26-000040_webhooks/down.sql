DROP INDEX account_event_details;
DROP TABLE webhook_place;
DROP TABLE webhook_delivery;
DROP TABLE webhook;
