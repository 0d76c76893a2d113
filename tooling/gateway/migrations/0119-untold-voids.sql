-- Bets at our own games that the operator voided and that the game server has not heard of yet: it is told until it has (games 136).
create table untold_void (
  bet_id bigint primary key references bet on delete cascade,
  -- When it was voided, or told last without an answer.
  tried_at bigint not null
);
