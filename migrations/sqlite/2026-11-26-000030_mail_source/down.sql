DROP TABLE mail_source;
