-- Money between a member's wallet and a wallet at a vendor. While nobody knows how a transfer ends, the amount lies in
-- the member's `transit` book.
create table vendor_transfer (
  id bigint generated always as identity (start with 900001) primary key,
  -- What the vendor knows it by; nobody can guess it.
  order_no text not null unique,
  account_id bigint not null references account,
  vendor_code text not null references vendor,
  idempotency_key text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  created_at bigint not null,
  -- When the vendor was last asked how it ended.
  asked_at bigint,
  settled_at bigint,
  start_transfer_id bigint not null unique references transfer,
  -- The transfer that took the amount out of transit: there, or back.
  end_transfer_id bigint unique references transfer,
  unique (account_id, idempotency_key),
  check ((state = 'pending') = (end_transfer_id is null)),
  check ((state = 'pending') = (settled_at is null))
);
create index vendor_transfer_account on vendor_transfer (account_id, id desc);
create index vendor_transfer_pending on vendor_transfer (asked_at nulls first, id) where state = 'pending';
