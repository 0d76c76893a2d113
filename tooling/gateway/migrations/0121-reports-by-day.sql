-- The operator reads what was played and what came and left over all members of a merchant (system 64): by day, and not account by
-- account.
create index if not exists daily_play_of_day on daily_play (day, account_id);
create index if not exists money_entry_time on money_entry (created_at);
