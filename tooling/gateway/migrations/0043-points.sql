-- Points earned by play and deposits, and what they buy (points 1 to 16). Points themselves lie in the ledger.

-- What was played validly or deposited since points were last booked; a correction comes with a minus. Everybody only adds
-- to it; a job turns it into points.
create table point_change (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  type text not null check (type in ('live', 'lottery', 'pvp', 'slots', 'sports', 'deposit')),
  amount bigint not null
);

create function point_type(family text) returns text language sql immutable as $$
  select case
    when family in ('LIVE', 'PVP', 'SPORTS') then lower(family)
    when family in ('ESPORTS', 'COCKFIGHT') then 'sports'
    when family in ('RNG', 'FISH', 'JACKPOT', 'MINI') then 'slots'
    else 'lottery'
  end
$$;

create function play_earns_points() returns trigger language plpgsql as $$
begin
  insert into point_change (account_id, type, amount)
    select account_id, point_type(family), valid_amount from made where valid_amount <> 0;
  return null;
end
$$;
create trigger play_earns after insert on daily_play_change
  referencing new table as made for each statement execute function play_earns_points();

create function deposits_earn_points() returns trigger language plpgsql as $$
begin
  insert into point_change (account_id, type, amount)
    select account_id, 'deposit', amount from made where kind = 'deposit';
  return null;
end
$$;
create trigger deposit_earns after insert on money_entry
  referencing new table as made for each statement execute function deposits_earn_points();

-- What is left of the last amount, in amount times points of the ratio; below zero for points taken back that were gone.
create table point_progress (
  account_id bigint not null references account,
  type text not null,
  points bigint not null,
  per_amount bigint not null,
  carried bigint not null,
  primary key (account_id, type)
);

-- The rule that earned a transfer of points, or took it back.
create table point_earning (
  transfer_id bigint primary key references transfer,
  account_id bigint not null references account,
  type text not null,
  points bigint not null,
  per_amount bigint not null,
  amount bigint not null,
  changed bigint not null
);

create table reward (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  -- What the operator calls it, so that entering it again changes it.
  code text not null,
  name_vi text not null,
  name_en text not null,
  about_vi text not null,
  about_en text not null,
  art text not null,
  points bigint not null check (points > 0),
  -- What it is sent to.
  delivery text not null check (delivery in ('address', 'mobile')),
  stock bigint check (stock >= 0),
  per_member bigint check (per_member > 0),
  is_open boolean not null default true,
  unique (merchant_id, code)
);

create table redemption (
  id bigint generated always as identity (start with 800001) primary key,
  account_id bigint not null references account,
  idempotency_key text not null,
  -- None for game currency.
  reward_id bigint references reward,
  quantity bigint not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint check (amount > 0),
  address text,
  mobile text,
  state text not null default 'in_process' check (state in ('in_process', 'approved', 'rejected')),
  -- What the operator sent with it: a code, a parcel's number, or why not.
  remark text,
  created_at bigint not null,
  decided_at bigint,
  transfer_id bigint not null unique references transfer,
  -- The money of game currency, or the points given back.
  end_transfer_id bigint unique references transfer,
  unique (account_id, idempotency_key),
  check ((reward_id is null) = (amount is not null)),
  check ((state = 'in_process') = (decided_at is null))
);
create index redemption_waits on redemption (id) where state = 'in_process';
create index redemption_of_account on redemption (account_id, id desc);
create index redemption_of_reward on redemption (reward_id, account_id);
