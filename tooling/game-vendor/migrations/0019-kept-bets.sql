-- What is kept of bets at tables and on matches as it is of rounds: the balances around them, when they ended, which release took
-- them. Bets of before carry none of it.
alter table table_bet add column balance_before bigint;
alter table table_bet add column ended_at bigint;
alter table match_bet add column balance_before bigint;
alter table match_bet add column balance_after bigint;
alter table match_bet add column ended_at bigint;
alter table match_bet add column engine_version text;
