-- Clocks that players questioned before the state named them wait for an arbiter, unless one has corrected
-- them or replaced the player since.
WITH question AS (
    SELECT game, body ->> '$.by' AS side, body ->> '$.at' AS since FROM event AS asked
    WHERE body LIKE '{"type":"clocks_questioned"%' AND NOT EXISTS (
        SELECT 1 FROM event AS act WHERE act.game = asked.game AND act.seq > asked.seq
        AND act.body ->> '$.type' = 'act' AND (act.body ->> '$.act.kind' = 'clocks'
            OR act.body ->> '$.act.kind' = 'replace' AND act.body ->> '$.act.side' = asked.body ->> '$.by'))
)
UPDATE game SET asking = 1, state = json_set(state, '$.clocks_questioned', json_object(
    'white', (SELECT max(since) FROM question WHERE question.game = game.id AND side = 'white'),
    'black', (SELECT max(since) FROM question WHERE question.game = game.id AND side = 'black')))
WHERE ended_at IS NULL AND id IN (SELECT game FROM question);
