-- A browser that stays signed in by choice. Its secret lies here as a hash, and turns with each use; the one before serves a
-- moment longer, because two tabs may come with it at once.
create table stay (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  public_id text not null unique,
  secret_hash text not null unique,
  secret_hash_before text unique,
  device_hash text not null,
  ip text not null,
  user_agent text not null,
  region text not null,
  created_at bigint not null,
  turned_at bigint not null,
  expires_at bigint not null
);
create index stay_account on stay (account_id);

-- What ends a kept sign-in ends the sessions that came of it.
alter table session add column stay_id bigint references stay on delete cascade;
create index session_stay on session (stay_id) where stay_id is not null;

-- A ticket that takes a member to another line, once.
create table hand_over (
  ticket_hash text primary key,
  account_id bigint not null references account,
  browser_hash text not null,
  expires_at bigint not null
);
create index hand_over_expires_at on hand_over (expires_at);
