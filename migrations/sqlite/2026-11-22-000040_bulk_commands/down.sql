DROP TABLE bulk_command;
