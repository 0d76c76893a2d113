-- The bets on a draw join its seed: the hash of their list, and the list itself, each bet by its fingerprint. Written with
-- the result. Draws of before were drawn from their seed alone.
alter table lottery_draw add column bets_hash text;
create table lottery_draw_bets (
  draw_id bigint primary key references lottery_draw on delete cascade,
  -- Fingerprints in hex, one a line.
  fingerprints text not null
);
