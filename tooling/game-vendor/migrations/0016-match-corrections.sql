-- A wrong result is corrected by a new version (games 128): what stood before, who corrected it, why and when stays.
alter table match add column ended_at bigint;
alter table match add column result_version integer not null default 1 check (result_version > 0);

create table match_correction (
  match_id text not null references match on delete cascade,
  version integer not null check (version > 1),
  -- Chosen by whoever orders it: the same key is the same order.
  order_key text not null,
  home_before integer not null check (home_before >= 0),
  away_before integer not null check (away_before >= 0),
  home_goals integer not null check (home_goals >= 0),
  away_goals integer not null check (away_goals >= 0),
  person text not null,
  reason text not null,
  corrected_at bigint not null,
  primary key (match_id, version),
  unique (match_id, order_key)
);

-- Rows that tell what was are never changed; they go with the match that they are about.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger match_correction_stays before update on match_correction
  for each row execute function refuse_history_change();

-- What a bet pays by the latest correction of its matches; `payout` stays what it was settled with first. The number grows with each
-- correction of a match of it, so that nobody settles it by legs that he read before.
alter table match_bet add column corrected_payout bigint check (corrected_payout >= 0);
alter table match_bet add column corrections integer not null default 0;

-- What a correction changes about a bet that was settled: one transaction of the wallet each, in their order.
create table match_bet_correction (
  bet_id text not null references match_bet on delete cascade,
  number integer not null check (number > 0),
  match_id text not null,
  version integer not null,
  payout_before bigint not null check (payout_before >= 0),
  payout bigint not null check (payout >= 0),
  settled_at bigint,
  -- The stake went back meanwhile, so nothing moved.
  is_void boolean not null default false,
  primary key (bet_id, number),
  foreign key (match_id, version) references match_correction (match_id, version) on delete cascade
);
create index match_bet_correction_owed on match_bet_correction (bet_id, number) where settled_at is null;
create index match_bet_correction_of_match on match_bet_correction (match_id, version);
