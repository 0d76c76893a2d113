-- Who a member is, as an outside service or the operator found it (member 26). Name, day of birth and number of the document lie sealed;
-- the key of the document finds an equal one and tells nobody the number.
create table identity_check (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- By which the service knows it.
  reference text not null unique check (length(reference) between 16 and 64),
  document_kind text not null check (document_kind in ('identity_card', 'passport', 'driving_licence')),
  document_key text not null,
  sealed text not null,
  state text not null check (state in ('waiting', 'unanswered', 'verified', 'refused', 'revoked')),
  reason text check (length(reason) between 1 and 100),
  asked_at bigint not null,
  decided_at bigint,
  decided_by text,
  check ((state in ('waiting', 'unanswered')) = (decided_at is null))
);
create index identity_check_of_account on identity_check (account_id, id);
create unique index identity_check_waiting on identity_check (account_id) where state = 'waiting';

-- The member whose document it is: an account has one, and a document is one account's at a merchant (member 27).
create table verified_identity (
  account_id bigint primary key references account,
  merchant_id integer not null references merchant,
  document_key text not null,
  check_id bigint not null unique references identity_check,
  verified_at bigint not null,
  unique (merchant_id, document_key)
);
