-- That two people let a configuration pass which gives back all of a stake or more, and why (promotions 30).
create table economy_override (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  act text not null,
  -- What is played, on which VIP level, and what it gives back in hundredths of a percent.
  game text not null,
  level integer not null,
  returned bigint not null,
  reason text not null,
  made_by text not null,
  approved_by text not null check (approved_by <> made_by),
  created_at bigint not null
);
create index economy_override_merchant on economy_override (merchant_id, id desc);
