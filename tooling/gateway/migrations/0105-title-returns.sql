-- What was staked on each title and came back, by the day on which rounds ended, with what a band around the stated return is
-- computed from (games 107). A job sums days that are over; no stake and no payout writes here.

create table title_return (
  merchant_id integer not null references merchant,
  node_id text not null references game,
  day text not null,
  -- What ran, and what the title said that it returns, when the day was summed first.
  version text not null,
  rtp integer not null,
  rounds bigint not null,
  staked bigint not null,
  returned bigint not null,
  stake_squares numeric not null,
  return_squares numeric not null,
  products numeric not null,
  summed_at bigint not null,
  primary key (merchant_id, node_id, day)
);
create index title_return_day on title_return (day, summed_at);
