-- The largest bet that the vendor of a title takes, in đồng; of a shared table on one cell. Null where it tells none, as of a
-- lottery, whose ways to bet have bounds of their own (games 84).
alter table game add column max_bet bigint check (max_bet >= min_bet);
