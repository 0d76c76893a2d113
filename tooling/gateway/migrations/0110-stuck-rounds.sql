-- Rounds that took a stake and have no result a day later: each is told once (games 122).
create table stuck_round (
  bet_id bigint primary key references bet on delete cascade,
  found_at bigint not null
);
