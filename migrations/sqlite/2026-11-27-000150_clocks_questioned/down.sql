UPDATE game SET state = json_remove(state, '$.clocks_questioned') WHERE state ->> '$.clocks_questioned' IS NOT NULL;
