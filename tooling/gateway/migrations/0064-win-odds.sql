-- How likely a title's wins are in one round, as its vendor states it; titles that play alike share one row.
create table win_odds (
  code text primary key,
  -- Found by playing, or not to be reached exactly.
  is_about boolean not null,
  -- Multiples of the stake are ten-thousandths; nothing is told of those up to this one.
  above bigint not null check (above >= 10000),
  -- Where a member chooses the multiple: what comes back of all stakes, in hundredths of a percent.
  fair_return integer check (fair_return > 0),
  -- Otherwise by multiple, ascending, the chance of that much or more: [[20000, 0.25], [50000, 0.01]].
  tail jsonb not null
);

alter table game add column win_odds_code text references win_odds (code);
create index game_win_odds on game (win_odds_code);
