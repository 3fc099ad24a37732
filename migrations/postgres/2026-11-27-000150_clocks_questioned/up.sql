-- Clocks that players questioned before the state named them wait for an arbiter, unless one has corrected
-- them or replaced the player since.
WITH question AS (
    SELECT game, body::jsonb ->> 'by' AS side, (body::jsonb ->> 'at')::bigint AS since FROM event AS asked
    WHERE body LIKE '{"type":"clocks_questioned"%' AND NOT EXISTS (
        SELECT 1 FROM event AS act WHERE act.game = asked.game AND act.seq > asked.seq
        AND act.body::jsonb ->> 'type' = 'act' AND (act.body::jsonb #>> '{act,kind}' = 'clocks'
            OR act.body::jsonb #>> '{act,kind}' = 'replace' AND act.body::jsonb #>> '{act,side}' = asked.body::jsonb ->> 'by'))
)
UPDATE game SET asking = TRUE, state = jsonb_set(state::jsonb, '{clocks_questioned}', jsonb_build_object(
    'white', (SELECT max(since) FROM question WHERE question.game = game.id AND side = 'white'),
    'black', (SELECT max(since) FROM question WHERE question.game = game.id AND side = 'black')))::text
WHERE ended_at IS NULL AND id IN (SELECT game FROM question);
