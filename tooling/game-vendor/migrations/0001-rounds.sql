-- One sitting of a player, known by the hash of its session key.
create table play_session (
  key_hash text primary key,
  play_session_id text not null unique,
  account_id bigint not null,
  language text not null check (language in ('VI', 'EN')),
  created_at bigint not null
);

-- The seed pair in use: committed to by its hash, revealed when the player rotates it.
create table seed_pair (
  account_id bigint not null,
  game text not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  nonce integer not null default 0 check (nonce >= 0),
  primary key (account_id, game)
);

create table round (
  round_id text primary key,
  -- Chosen by the page for one press of the button: the same key is the same round.
  round_key text not null,
  play_session_id text not null,
  account_id bigint not null,
  game text not null,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  nonce integer not null,
  stake bigint not null check (stake > 0),
  choice jsonb not null,
  outcome jsonb,
  payout bigint check (payout >= 0),
  state text not null
    check (state in ('created', 'debited', 'decided', 'paid', 'refused', 'rolling-back', 'rolled-back')),
  -- Why the wallet refused the stake.
  refusal text,
  created_at bigint not null,
  unique (account_id, game, round_key),
  unique (account_id, game, server_seed_hash, nonce)
);
create index round_open on round (created_at) where state in ('created', 'debited', 'decided', 'rolling-back');
create index round_newest on round (account_id, game, created_at desc);
