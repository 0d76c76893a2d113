-- Offers, and what members made of them (promotions 1 to 12).
create table promotion (
  id bigint generated always as identity (start with 1001) primary key,
  merchant_id integer not null references merchant,
  types text[] not null check (cardinality(types) > 0),
  tags text[] not null default '{}',
  title_vi text not null,
  title_en text not null,
  content_vi text not null,
  content_en text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  claim_until bigint,
  -- How many times the bonus has to be wagered, in hundredths.
  multiple integer not null check (multiple >= 0),
  families text[] not null default '{}',
  -- `fixed` gives an amount, `deposit` a share of the first deposit after joining.
  bonus_kind text not null check (bonus_kind in ('fixed', 'deposit')),
  -- The amount of a fixed bonus, the cap of the other.
  bonus_amount bigint not null check (bonus_amount > 0),
  bonus_percent integer check (bonus_percent between 1 and 1000),
  least_deposit bigint check (least_deposit > 0),
  needs_approval boolean not null default false,
  is_booked_by_operator boolean not null default false,
  created_at bigint not null,
  check (ends_at > starts_at),
  check (claim_until is null or claim_until >= ends_at),
  check ((bonus_kind = 'deposit') = (bonus_percent is not null and least_deposit is not null))
);
create index promotion_of_merchant on promotion (merchant_id, ends_at);

create table participation (
  id bigint generated always as identity (start with 40001) primary key,
  promotion_id bigint not null references promotion,
  account_id bigint not null references account,
  application text not null check (application in ('waiting', 'accepted', 'rejected')),
  -- What the member wrote, and what the operator answered.
  comment text,
  answer text,
  bonus bigint not null default 0 check (bonus >= 0),
  required bigint not null default 0 check (required >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  reward text not null default 'open' check (reward in ('open', 'issued', 'claimed', 'left', 'expired')),
  joined_at bigint not null,
  -- When the bonus was put aside for the member; bets placed from then on count.
  granted_at bigint,
  completed_at bigint,
  ended_at bigint,
  deposit_transfer_id bigint unique references transfer,
  unique (promotion_id, account_id),
  check ((reward = 'open') = (ended_at is null))
);
create index participation_running on participation (account_id, id) where reward = 'open';
create index participation_waiting on participation (id) where application = 'waiting' and reward = 'open';

create table participation_picture (
  id bigint generated always as identity primary key,
  participation_id bigint not null references participation,
  kind text not null check (kind in ('png', 'jpg')),
  image bytea not null
);
create index participation_picture_of on participation_picture (participation_id, id);

-- A settled bet counts for one bonus, once. Neither bets nor participations are ever deleted, and one statement makes these
-- rows out of both: a foreign key would look 200,000 times for what was just read, so reconcile looks instead.
create table counted_bet (
  bet_id bigint primary key,
  participation_id bigint not null,
  amount bigint not null check (amount > 0)
);
create index counted_bet_of on counted_bet (participation_id);
