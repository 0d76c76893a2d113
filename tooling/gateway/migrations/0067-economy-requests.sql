-- What one person wants to let pass although it gives back all of a stake or more, until a second one decides (promotions 30).
create table economy_request (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  act text not null check (act in ('merchant', 'vip')),
  -- What the act is told.
  wanted jsonb not null,
  game text not null,
  level integer not null,
  returned bigint not null,
  reason text not null,
  asked_by text not null,
  asked_at bigint not null,
  decided_by text,
  decided_at bigint,
  is_passed boolean,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (is_passed is null)),
  check (not is_passed or lower(decided_by) <> lower(asked_by))
);
create index economy_request_waiting on economy_request (id) where decided_at is null;
