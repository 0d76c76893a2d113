-- A register of excluded persons as a merchant was given it: hashes of phone numbers and mail addresses, one file in force at a time
-- (protection 23). A file is gathered part by part and closes nothing before it is applied.
create table register_file (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  name text not null check (length(name) between 1 and 100),
  applied_at bigint,
  -- Accounts up to this number were looked at since it was applied.
  checked_to bigint not null default 0,
  checked_at bigint,
  unique (merchant_id, name)
);
create index register_file_unchecked on register_file (id) where applied_at is not null and checked_at is null;
create table register_entry (
  file_id bigint not null references register_file on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (file_id, hash)
);

-- What of an account stands in a register: 'mobile:' and the number in E.164, 'email:' and the address in small letters.
create function register_hashes(mobile text, email text) returns text[] language sql immutable as $$
  select array_remove(array[
    encode(sha256(convert_to('mobile:' || mobile, 'UTF8')), 'hex'),
    encode(sha256(convert_to('email:' || lower(email), 'UTF8')), 'hex')
  ], null)
$$;
