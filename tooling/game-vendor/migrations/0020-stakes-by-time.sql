-- The gateway asks for the stakes that were placed since it asked last (protection 26).
create index if not exists match_bet_placed on match_bet (placed_at, bet_id);
create index if not exists table_bet_placed on table_bet (created_at, bet_id);
