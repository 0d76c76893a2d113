-- When staff voided a bet that had been paid: its stake is back with its player, its payout with the operator.
alter table round add column voided_at bigint;
alter table table_bet add column voided_at bigint;
alter table match_bet add column voided_at bigint;
