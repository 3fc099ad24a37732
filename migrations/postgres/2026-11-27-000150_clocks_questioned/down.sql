UPDATE game SET state = (state::jsonb - 'clocks_questioned')::text WHERE state::jsonb ->> 'clocks_questioned' IS NOT NULL;
