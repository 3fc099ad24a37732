DROP TABLE errand;
