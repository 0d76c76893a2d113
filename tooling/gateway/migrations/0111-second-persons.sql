-- An act that moves more than its merchant lets one person move waits for another one (system 63). What is old is decided by nobody.
create table act_request (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  act text not null,
  wanted json not null,
  amount bigint not null check (amount > 0),
  asked_by text not null check (length(asked_by) between 1 and 500),
  asked_at bigint not null,
  expires_at bigint not null check (expires_at > asked_at),
  decided_by text,
  decided_at bigint,
  is_passed boolean,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (is_passed is null)),
  check (is_passed is not true or decided_by <> asked_by)
);
create index act_request_waiting on act_request (merchant_id, id) where decided_at is null;
