-- What VIP levels ask for and give (promotions 19 to 23).
alter table club
  add column total_turnover bigint not null default 0 check (total_turnover >= 0),
  add column month_turnover bigint not null default 0 check (month_turnover >= 0),
  add column upgrade_bonus bigint not null default 0 check (upgrade_bonus >= 0),
  add column salary bigint not null default 0 check (salary >= 0),
  -- Thousandths of a percent by family.
  add column rebates jsonb not null default '{}';

-- Who played since levels were last looked at.
create table vip_due (account_id bigint primary key);

-- The bonus of a level that was reached, or the salary of a month; each is given once.
create table vip_reward (
  id bigint generated always as identity (start with 30001) primary key,
  account_id bigint not null references account,
  club_id integer not null references club,
  kind text not null check (kind in ('upgrade', 'salary')),
  -- The first day of the month of a salary, in days since 1970.
  month integer,
  amount bigint not null check (amount > 0),
  issued_at bigint not null,
  claimed_at bigint,
  check ((kind = 'salary') = (month is not null))
);
create unique index vip_reward_upgrade on vip_reward (account_id, club_id) where kind = 'upgrade';
create unique index vip_reward_salary on vip_reward (account_id, month) where kind = 'salary';

-- The months whose salaries were given.
create table vip_month (month integer primary key, given_at bigint not null);

-- A rebate that was moved into the wallet, and what it was made of.
create table rebate_claim (
  id bigint generated always as identity (start with 40001) primary key,
  account_id bigint not null references account,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  claimed_at bigint not null,
  unique (account_id, idempotency_key)
);
create table rebate_claim_part (
  claim_id bigint not null references rebate_claim,
  family text not null,
  valid_bet bigint not null,
  rate integer not null,
  amount bigint not null,
  primary key (claim_id, family)
);

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment',
  'hold', 'release', 'withdrawal', 'withdrawal-return',
  'vendor-in', 'vendor-out', 'vendor-return',
  'points', 'redeem',
  'transfer', 'salary', 'dividend', 'promotion', 'rebate',
  'jackpot-share', 'jackpot', 'jackpot-seed'
));
