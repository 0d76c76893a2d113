-- The newest thing that makes payouts of an account wait (wallet 41).
create table payout_wait (
  account_id bigint primary key references account,
  reason text not null check (reason in ('reset', 'contact', 'bank_card')),
  begun_at bigint not null
);

-- Links in notices by which an owner locks an account (session 40): the hash of each, good once.
create table lock_link (
  token_hash text primary key,
  account_id bigint not null references account,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index lock_link_of_account on lock_link (account_id);

-- Accounts from which nothing is paid out until the operator lifts it (wallet 42).
create table payout_lock (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  begun_at bigint not null,
  lifted_at bigint,
  lifted_by text,
  note text,
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (note is null))
);
create unique index payout_lock_open on payout_lock (account_id) where lifted_at is null;
