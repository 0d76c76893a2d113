-- What a merchant owed its people at the first look of each day: a figure that was told stays as it was (system 60).

create table owed_day (
  merchant_id integer not null references merchant,
  day text not null,
  wallets bigint not null,
  agent_wallets bigint not null,
  bonuses bigint not null,
  held bigint not null,
  in_transit bigint not null,
  debts bigint not null check (debts <= 0),
  suspense bigint not null,
  open_stakes bigint not null,
  future_draws bigint not null,
  pools bigint not null,
  commissions bigint not null,
  points bigint not null,
  taken_at bigint not null,
  primary key (merchant_id, day)
);
create trigger owed_day_stays before update on owed_day
  for each statement execute function refuse_statement('what was owed on a day stays as it was told');
