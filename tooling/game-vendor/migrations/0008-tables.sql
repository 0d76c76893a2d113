-- Tables that many players share: one round at a time and table, by the clock, decided by a seed of its own.
create table table_round (
  round_id text primary key,
  game_code text not null,
  family text not null,
  number bigint not null check (number > 0),
  server_seed text not null,
  -- Shown from the moment in which the row is there, before the round opens.
  server_seed_hash text not null,
  state text not null check (state in ('scheduled', 'open', 'locked', 'drawn', 'settled')),
  opens_at bigint not null,
  locks_at bigint not null check (locks_at > opens_at),
  draws_at bigint not null check (draws_at >= locks_at),
  outcome jsonb,
  check ((outcome is not null) = (state in ('drawn', 'settled'))),
  unique (game_code, number)
);
create unique index table_round_running on table_round (game_code) where state in ('scheduled', 'open', 'locked');
create index table_round_unsettled on table_round (draws_at) where state <> 'settled';

-- What one press put on the cells of a round. The key is chosen by the page: the same key is the same bet.
create table table_bet (
  bet_id text primary key,
  bet_key text not null,
  round_id text not null references table_round,
  play_session_id text not null,
  player_id text not null,
  wallet text not null check (wallet in ('seamless', 'vendor', 'demo')),
  language text not null check (language in ('VI', 'EN')),
  cells jsonb not null,
  stake bigint not null check (stake > 0),
  payout bigint check (payout >= 0),
  state text not null
    check (state in ('created', 'debited', 'decided', 'paid', 'refused', 'rolling-back', 'rolled-back')),
  -- Why the wallet refused the stake.
  refusal text,
  -- What the wallet said last of the player's balance, and when.
  balance bigint,
  told_at bigint,
  created_at bigint not null,
  unique (player_id, bet_key)
);
create index table_bet_of_player on table_bet (round_id, player_id);
create index table_bet_told on table_bet (play_session_id, told_at desc) where told_at is not null;
create index table_bet_open on table_bet (created_at) where state in ('created', 'debited', 'decided', 'rolling-back');

-- Who is connected to a table, and when it was last known.
create table table_seat (
  game_code text not null,
  player_id text not null,
  family text not null,
  seen_at bigint not null,
  primary key (game_code, player_id)
);
