-- The terms of a jackpot hold for its cycle: what an operator changes waits for the next one. Old processes write neither.
alter table jackpot_pool add column terms jsonb;
alter table jackpot_pool add column next_terms jsonb;
update jackpot_pool set terms = case pool
  when 'mini' then '{"seed":100000,"cap":500000,"share":2000,"reserveShare":1000}'::jsonb
  when 'minor' then '{"seed":1000000,"cap":5000000,"share":2000,"reserveShare":1000}'::jsonb
  when 'major' then '{"seed":20000000,"cap":100000000,"share":2000,"reserveShare":1000}'::jsonb
  else '{"seed":500000000,"cap":2500000000,"share":4000,"reserveShare":2000}'::jsonb end;
-- A pool that is stopped is neither fed nor won; one that is empty was paid out or moved and starts anew when it is resumed.
alter table jackpot_pool add column stopped_at bigint;
alter table jackpot_pool add column stops_at_end boolean not null default false;
alter table jackpot_pool add column is_empty boolean not null default false;
alter table jackpot_pool add constraint jackpot_pool_empty_is_stopped check (not is_empty or stopped_at is not null);
-- What was paid is looked through by time.
create index jackpot_win_by_time on jackpot_win (merchant_id, won_at);
