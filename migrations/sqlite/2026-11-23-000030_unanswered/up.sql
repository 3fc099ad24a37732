CREATE INDEX inbox_unanswered ON inbox (player, filed_at) WHERE reason = 'unanswered';
