-- What a merchant lets bets on one match and on one market of it cost, as its sitting was told.
alter table play_session add column bounds jsonb;
-- Whose money a bet may cost, and how much at most; of bets from before neither is known, and they are over in minutes.
alter table match_bet add column merchant text;
alter table match_bet add column full_payout bigint check (full_payout >= 0);
