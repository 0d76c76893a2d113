-- Bets on a match are found by it after it has ended too, when an operator voids those that were placed late (games 120).
create index match_leg_of_match on match_leg (match_id);
