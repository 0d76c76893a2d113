-- What a feed offered on a match, a row for each change (games 125): numbered by match and pick, never changed.
create table match_price (
  match_id text not null references match on delete cascade,
  pick text not null,
  number integer not null check (number > 0),
  -- Nothing where the pick is not on offer any more.
  odds integer check (odds > 1000),
  is_open boolean not null,
  told_at bigint not null,
  primary key (match_id, pick, number),
  check (odds is not null or not is_open)
);
create index match_price_by_time on match_price (match_id, told_at, pick);
create trigger match_price_stays before update on match_price
  for each row execute function refuse_history_change();
