-- What moves added to the stake of a round that was open, one line for each debit; `bet.bet_amount` holds the sum.
create table bet_addition (
  vendor_code text not null references vendor,
  -- The vendor's transaction that took it.
  debit_id text not null,
  bet_id bigint not null references bet,
  amount bigint not null check (amount > 0),
  added_at bigint not null,
  -- When it was rolled back alone.
  returned_at bigint,
  primary key (vendor_code, debit_id)
);
create index bet_addition_bet on bet_addition (bet_id);
