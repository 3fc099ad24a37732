DROP INDEX inbox_unanswered;
