-- Passkeys (session 41): the public key of each, and the host that it works at. Nothing here opens an account.
create table passkey (
  id bigint generated always as identity primary key,
  credential_id text not null unique,
  account_id bigint not null references account,
  host text not null,
  public_key bytea not null,
  sign_count bigint not null,
  name text not null,
  created_at bigint not null,
  used_at bigint
);
create index passkey_of_account on passkey (account_id);

-- What a browser is asked to sign, by its hash, once and for five minutes. Only the one that adds a passkey belongs to an account.
create table passkey_challenge (
  challenge_hash text primary key,
  account_id bigint references account,
  host text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- That a passkey has just proved its account, in the place of a code (session 46): the hash of each, good once.
create table passkey_proof (
  proof_hash text primary key,
  account_id bigint not null references account,
  expires_at bigint not null
);
create index passkey_proof_of_account on passkey_proof (account_id);
