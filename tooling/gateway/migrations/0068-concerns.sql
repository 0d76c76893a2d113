-- What people report of somebody who plays: a relative who asks for a block or a limit, or anybody of a minor (protection 15). Whom
-- it is about is kept as it was written; nobody looks for such an account before a person at the desk does.
create table concern (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  reference text not null unique,
  kind text not null check (kind in ('family', 'minor')),
  language text not null check (language in ('VI', 'EN')),
  person text not null,
  person_name text,
  relation text not null check (relation in ('spouse', 'parent', 'child', 'sibling', 'relative', 'teacher', 'friend', 'other')),
  wish text check (wish in ('exclude', 'limit')),
  story text not null,
  reporter_name text not null,
  reporter_contact text not null,
  created_at bigint not null,
  -- What a person at the desk did, once, and to which account.
  outcome text check (outcome in ('excluded', 'closed', 'nothing')),
  account_id bigint references account,
  note text,
  decided_by text,
  decided_at bigint,
  check ((kind = 'family') = (wish is not null)),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome in ('excluded', 'closed')) = (account_id is not null))
);
create index concern_waiting on concern (created_at, id) where outcome is null;
