-- A lottery that a title of the catalogue shows, and when it draws: on days at a minute, or every so many seconds.
create table lottery_game (
  code text primary key,
  node_id text not null unique references game,
  group_code text not null,
  kind text not null check (kind in (
    'north', 'central', 'south', 'mega-645', 'power-655', 'max-3d', 'keno',
    'thai', 'lao', 'malay-4d', 'singapore-4d'
  )),
  -- The station whose name a regional draw has.
  station_code text,
  -- From 0 for Monday; null where every day of the week draws.
  weekdays jsonb,
  -- From 1; null where every day of the month draws.
  month_days jsonb,
  -- Minute of the day in Vietnam.
  draw_minute integer check (draw_minute between 0 and 1439),
  period_seconds integer check (period_seconds between 30 and 86400),
  lock_before_seconds integer not null check (lock_before_seconds > 0),
  source text not null check (source in ('seeded', 'official')),
  sort integer not null,
  check ((draw_minute is null) <> (period_seconds is null)),
  check (period_seconds is null or period_seconds > lock_before_seconds)
);

-- What a merchant pays for a way to bet, and within which bases.
create table lottery_offer (
  merchant_id bigint not null references merchant,
  kind text not null check (kind in (
    'north', 'central', 'south', 'mega-645', 'power-655', 'max-3d', 'keno',
    'thai', 'lao', 'malay-4d', 'singapore-4d'
  )),
  type text not null,
  -- Gross return for a unit of the base, in thousandths.
  odds_thousandths bigint not null check (odds_thousandths >= 0),
  min_base bigint not null check (min_base > 0),
  max_base bigint not null,
  primary key (merchant_id, kind, type),
  check (max_base >= min_base)
);

-- Days on which a group does not draw, as 2027-02-05, both days included.
create table lottery_closure (
  group_code text not null,
  first_day text not null check (first_day ~ '^\d{4}-\d{2}-\d{2}$'),
  last_day text not null check (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  reason_vi text not null,
  reason_en text not null,
  primary key (group_code, first_day),
  check (last_day >= first_day)
);

-- A draw is one for all merchants. Its state goes forward alone (lottery 6).
create table lottery_draw (
  id bigint generated always as identity primary key,
  game_code text not null references lottery_game,
  -- 20261122-0341 of a fast lottery, 20261122 of a daily one.
  numero text not null,
  kind text not null check (kind in (
    'north', 'central', 'south', 'mega-645', 'power-655', 'max-3d', 'keno',
    'thai', 'lao', 'malay-4d', 'singapore-4d'
  )),
  state text not null check (state in ('scheduled', 'open', 'locked', 'drawn', 'settled', 'voided')),
  opens_at bigint not null,
  locks_at bigint not null check (locks_at > opens_at),
  draws_at bigint not null check (draws_at >= locks_at),
  source text not null check (source in ('seeded', 'official')),
  -- Hash of the seed, and the seed, sealed until it is published (lottery 9).
  commitment text,
  sealed_seed text,
  seed text,
  -- A list of prizes, the special one first, each a list of texts of digits.
  prizes jsonb,
  -- Counts up when a published result is corrected (lottery 10).
  version integer not null default 0 check (version >= 0),
  void_reason text,
  settled_at bigint,
  unique (game_code, numero),
  check (source = 'official' or commitment is not null),
  check (state not in ('drawn', 'settled') or prizes is not null),
  check (state in ('drawn', 'settled', 'voided') or (prizes is null and seed is null)),
  check ((state = 'voided') = (void_reason is not null))
);
create index lottery_draw_newest on lottery_draw (game_code, draws_at desc);
create index lottery_draw_due on lottery_draw (draws_at) where state in ('scheduled', 'open', 'locked');
-- What is paid, or returned, of a draw that is over; a correction has this done again.
create index lottery_draw_unsettled on lottery_draw (draws_at)
  where settled_at is null and state in ('drawn', 'settled', 'voided');

-- Results that people enter: those of the state, and corrections. Another person confirms each.
create table lottery_result (
  draw_id bigint not null references lottery_draw,
  version integer not null check (version >= 0),
  prizes jsonb not null,
  reason text,
  entered_by text not null,
  entered_at bigint not null,
  confirmed_by text,
  confirmed_at bigint,
  primary key (draw_id, version),
  check (confirmed_by <> entered_by),
  check ((confirmed_by is null) = (confirmed_at is null))
);

-- What became of draws, for those who listen. Rows are news for a while and are then forgotten.
create table lottery_news (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw,
  state text not null,
  version integer not null
);

create function tell_of_draw() returns trigger language plpgsql as $$
begin
  insert into lottery_news (draw_id, state, version) values (new.id, new.state, new.version);
  return null;
end $$;
create trigger draw_changed after update on lottery_draw
  for each row when (old.state <> new.state or old.version <> new.version or old.draws_at <> new.draws_at)
  execute function tell_of_draw();
