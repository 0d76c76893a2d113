-- Stakes in which a job looks for the patterns that their merchant has named (protection 26). It writes them beside nobody's stake, and
-- they are forgotten once their market is over.
create table if not exists watched_stake (
  merchant_id integer not null references merchant,
  -- What is decided at once, as people know it: a draw, a market of a match, a round of a table.
  market text not null,
  selection text not null,
  placed_at bigint not null,
  -- The bet, by the number that its source knows it by.
  bet text not null,
  account_id bigint not null references account,
  amount bigint not null check (amount > 0),
  -- The selection that loses where this one wins.
  opposite text,
  opens_at bigint not null,
  starts_at bigint not null,
  primary key (merchant_id, market, selection, placed_at, bet)
);
create index if not exists watched_stake_over on watched_stake (starts_at);

-- Up to where each source of stakes was read.
create table if not exists stake_watch (
  source text primary key check (source in ('lottery', 'matches', 'tables')),
  seen_to bigint not null
);

-- A pattern that was found, once for its window, until somebody has seen it (protection 28).
create table if not exists stake_pattern (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  kind text not null check (kind in ('crowd', 'opposite', 'sudden')),
  market text not null,
  selection text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at >= starts_at),
  -- Of accounts that share something, the one with the lowest number.
  first_account bigint,
  facts jsonb not null,
  found_at bigint not null,
  state text not null default 'open' check (state in ('open', 'seen')),
  seen_at bigint,
  seen_by text,
  note text,
  unique nulls not distinct (merchant_id, kind, market, selection, starts_at, first_account),
  check ((state = 'seen') = (seen_at is not null) and (seen_at is null) = (seen_by is null) and (seen_at is null) = (note is null))
);
create index if not exists stake_pattern_newest on stake_pattern (merchant_id, found_at desc, id desc);
create index if not exists stake_pattern_open on stake_pattern (found_at) where state = 'open';
