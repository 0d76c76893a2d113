create table vendor (
  code text primary key,
  name_vi text not null,
  name_en text not null,
  is_hot smallint not null check (is_hot in (0, 1)),
  sort integer not null
);

-- Money is whole đồng, rtp hundredths of a percent.
create table game (
  node_id text primary key,
  game_id text not null unique,
  game_code text not null,
  family text not null,
  vendor_code text not null references vendor,
  name_vi text not null,
  name_en text not null,
  -- Both names without accents, for search.
  folded_name text not null,
  is_hot smallint not null check (is_hot in (0, 1)),
  is_new smallint not null check (is_new in (0, 1)),
  status text not null check (status in ('open', 'maintenance', 'coming-soon')),
  free_play smallint not null check (free_play in (0, 1)),
  min_bet bigint not null check (min_bet > 0),
  lines integer not null check (lines >= 0),
  rtp integer not null check (rtp between 1 and 10000),
  volatility text not null,
  playable boolean not null,
  released_at bigint not null,
  sort integer not null,
  unique (vendor_code, game_code)
);
create index game_family on game (family, sort);
create index game_vendor on game (vendor_code, family, sort);

-- Counts changes of the catalogue, so that its packed form is made once a version.
create table catalogue_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function bump_catalogue_version();
create trigger vendor_changed after insert or update or delete or truncate on vendor
  for each statement execute function bump_catalogue_version();

create table favorite (
  account_id bigint not null references account,
  node_id text not null references game,
  created_at bigint not null,
  primary key (account_id, node_id)
);
create index favorite_newest on favorite (account_id, created_at desc);

-- One sitting of a member at a game. The launch token opens it once; bets need the sign-in it was launched from.
create table play_session (
  id text primary key,
  account_id bigint not null references account,
  node_id text not null references game,
  sign_in_hash text not null,
  launch_token_hash text not null unique,
  opened_at bigint,
  session_key_hash text unique,
  language text not null check (language in ('VI', 'EN')),
  started_at bigint not null,
  last_seen_at bigint not null
);
create index play_session_newest on play_session (account_id, started_at desc);

create table bet (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  account_id bigint not null references account,
  play_session_id text references play_session,
  node_id text not null references game,
  vendor_code text not null references vendor,
  round_id text not null,
  -- The vendor's transaction that took the stake.
  debit_id text,
  bet_amount bigint not null check (bet_amount > 0),
  win_amount bigint not null default 0 check (win_amount >= 0),
  status text not null check (status in ('open', 'settled', 'cancelled')),
  content text not null,
  placed_at bigint not null,
  settled_at bigint,
  unique (account_id, vendor_code, round_id),
  unique (vendor_code, debit_id),
  check ((status = 'open') = (settled_at is null))
);
create index bet_newest on bet (account_id, placed_at desc);
create index bet_play_session on bet (play_session_id);
create index bet_wins on bet (settled_at desc) where win_amount > bet_amount;

-- The first answer to each seamless transaction; a rolled-back debit that never came stands here as a tombstone.
create table seamless_call (
  vendor_code text not null references vendor,
  transaction_id text not null,
  request_hash text not null,
  -- json, not jsonb: a repetition reads as the first answer did, to the letter.
  answer json not null,
  created_at bigint not null,
  primary key (vendor_code, transaction_id)
);
