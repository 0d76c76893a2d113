-- A mail address opens one account of a merchant.
create unique index account_email on account (merchant_id, lower(email)) where email is not null;

-- Addresses from which an account has signed in with more than a password, and browsers that it has used.
create table known_address (
  account_id bigint not null references account,
  ip text not null,
  first_seen_at bigint not null,
  primary key (account_id, ip)
);
create table known_device (
  account_id bigint not null references account,
  device_hash text not null,
  first_seen_at bigint not null,
  primary key (account_id, device_hash)
);

-- A sign-in whose password was right and that still owes a proof.
create table sign_in_challenge (
  id_hash text primary key,
  account_id bigint not null references account,
  ways text[] not null,
  wrong_tries smallint not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

-- Who signs in through whom. The subject is the provider's own name for the person.
create table social_identity (
  merchant_id integer not null references merchant,
  provider text not null,
  subject text not null,
  account_id bigint not null references account,
  created_at bigint not null,
  primary key (merchant_id, provider, subject),
  unique (account_id, provider)
);

-- A visit to a provider that has not come back yet.
create table social_visit (
  state_hash text primary key,
  merchant_id integer not null references merchant,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  expires_at bigint not null
);

-- A person whom a provider vouched for and who has no account yet.
create table social_ticket (
  ticket_hash text primary key,
  merchant_id integer not null references merchant,
  provider text not null,
  subject text not null,
  email text,
  display_name text,
  expires_at bigint not null
);

-- With a service that keeps its codes to itself, its name for the visit stands in for the hash.
alter table verification_code add column service_session text;
alter table verification_code alter column code_hash drop not null;

alter table session
  add column public_id text,
  add column last_seen_at bigint,
  add column device_hash text;
create unique index session_public_id on session (public_id);

alter table account
  add column last_login_agent text,
  add column last_login_region text;

-- A time-based authenticator (RFC 6238). `last_step` keeps a code from opening twice.
create table authenticator (
  account_id bigint primary key references account,
  secret bytea not null,
  created_at bigint not null,
  confirmed_at bigint,
  last_step bigint not null default 0
);
create table recovery_code (
  account_id bigint not null references account,
  code_hash text not null,
  used_at bigint,
  primary key (account_id, code_hash)
);
