-- What an aggregator lists otherwise than the wallet has moved it: found by a job, which moves nothing (games 148, 149). One stands once for
-- each transaction and way to differ, open until a person has noted it or a later look finds that both agree.
create table aggregator_difference (
  id bigint generated always as identity primary key,
  vendor_code text not null references vendor_record,
  -- The aggregator's id; of a row that cannot be read and has none, a name made of the row.
  transaction_id text not null,
  kind text not null check (kind in
    ('missing-here', 'missing-there', 'amount', 'rolled-back-here', 'rolled-back-there', 'unreadable')),
  round_id text,
  -- In đồng; empty where there is none, or none that is whole.
  their_amount bigint,
  our_amount bigint,
  found_at bigint not null,
  seen_last bigint not null,
  state text not null default 'open' check (state in ('open', 'noted', 'settled')),
  settled_at bigint,
  noted_at bigint,
  noted_by text,
  note text,
  unique (vendor_code, transaction_id, kind),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'noted') = (noted_at is not null)),
  check ((noted_at is null) = (noted_by is null) and (noted_at is null) = (note is null))
);
create index aggregator_difference_newest on aggregator_difference (found_at desc, id desc);
create index aggregator_difference_open on aggregator_difference (found_at) where state = 'open';
