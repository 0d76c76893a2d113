-- What feeds a jackpot, pays one out, and puts the start of the next one in place.
alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment',
  'hold', 'release', 'withdrawal', 'withdrawal-return',
  'vendor-in', 'vendor-out', 'vendor-return',
  'points', 'redeem',
  'transfer', 'salary', 'dividend', 'promotion',
  'jackpot-share', 'jackpot', 'jackpot-seed'
));

alter table game add column feeds_jackpot boolean not null default false;
update game set feeds_jackpot = true where family = 'JACKPOT';

-- A pool in its cycle. Meters are in micro-dong; the ledger accounts of pool and reserve hold the whole dong of them.
create table jackpot_pool (
  merchant_id bigint not null references merchant,
  pool text not null check (pool in ('mini', 'minor', 'major', 'grand')),
  cycle integer not null check (cycle > 0),
  meter_micro bigint not null check (meter_micro >= 0),
  reserve_micro bigint not null check (reserve_micro >= 0),
  -- Where the cycle ends; a secret until then.
  point_micro bigint not null,
  salt text not null,
  commitment text not null,
  started_at bigint not null,
  primary key (merchant_id, pool)
);

-- How each cycle ended, with what proves that its point was the one committed to.
create table jackpot_win (
  merchant_id bigint not null references merchant,
  pool text not null check (pool in ('mini', 'minor', 'major', 'grand')),
  cycle integer not null check (cycle > 0),
  amount bigint not null check (amount > 0),
  account_id bigint not null references account,
  order_no text not null references bet (order_no),
  point_micro bigint not null,
  salt text not null,
  commitment text not null,
  started_at bigint not null,
  won_at bigint not null,
  primary key (merchant_id, pool, cycle)
);
