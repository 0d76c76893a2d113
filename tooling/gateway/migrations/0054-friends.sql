-- Friends whom a member invited, what that gives, and the missions of a newcomer (promotions 24 to 29).
alter table account add column referrer_id bigint references account;
create index account_referred on account (referrer_id) where referrer_id is not null;

create table referral_terms (
  merchant_id integer primary key references merchant,
  -- What a friend has to deposit in all, and within how many days of registering.
  least_deposits bigint not null check (least_deposits > 0),
  days integer not null check (days > 0),
  reward bigint not null check (reward > 0),
  -- So many friends of one member are rewarded.
  most integer not null check (most > 0),
  is_open boolean not null
);

-- What came of a friend: the reward of whoever invited, or why there is none.
create table referral_reward (
  friend_id bigint primary key references account,
  referrer_id bigint not null references account,
  amount bigint not null check (amount >= 0),
  refused text check (refused in ('device', 'card', 'limit')),
  decided_at bigint not null,
  check ((amount = 0) = (refused is not null))
);
create index referral_reward_of on referral_reward (referrer_id);

create table mission (
  merchant_id integer not null references merchant,
  kind text not null check (kind in ('payment_password', 'bank_card', 'contact', 'zalo', 'first_deposit', 'first_bet')),
  reward bigint not null check (reward > 0),
  is_open boolean not null,
  primary key (merchant_id, kind)
);

create table mission_claim (
  account_id bigint not null references account,
  kind text not null,
  amount bigint not null check (amount > 0),
  claimed_at bigint not null,
  primary key (account_id, kind)
);

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment',
  'hold', 'release', 'withdrawal', 'withdrawal-return',
  'vendor-in', 'vendor-out', 'vendor-return',
  'points', 'redeem',
  'transfer', 'salary', 'dividend', 'promotion', 'rebate', 'referral',
  'jackpot-share', 'jackpot', 'jackpot-seed'
));
