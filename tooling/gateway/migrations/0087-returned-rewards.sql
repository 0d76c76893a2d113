-- Rewards that were given for play follow it when it is void or corrected (promotions 37 to 41).

-- Whose play became less, or may bring back what was taken; a job takes the rows. Everybody only adds to it.
create table reward_due (
  id bigint generated always as identity primary key,
  account_id bigint not null
);

-- A paid reward that was taken back, until the play is there again.
create table reward_return (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- Whose play it is for: a friend's, where somebody was rewarded for one.
  player_id bigint not null references account,
  -- The scope of its payment.
  source text not null,
  amount bigint not null check (amount > 0),
  taken_at bigint not null,
  returned_at bigint
);
create unique index reward_return_open on reward_return (source) where returned_at is null;
create index reward_return_of_player on reward_return (player_id) where returned_at is null;
create index reward_return_of on reward_return (account_id);

-- What of it was spent already; the next reward pays it first.
create table reward_debt (
  account_id bigint primary key references account,
  owed bigint not null check (owed >= 0),
  payments bigint not null default 0
);

-- What a reward asked for when it was given; none for those before, which stay.
alter table referral_reward
  add column asked_bet bigint,
  add column asked_deposits bigint,
  add column asked_until bigint;
alter table vip_reward
  add column asked bigint,
  -- Not paid and no longer to be claimed.
  add column withdrawn_at bigint;
create index vip_reward_withdrawn on vip_reward (account_id) where withdrawn_at is not null;

-- When which level was reached, and what it asked for. One that the operator gave, or that was there before, asks for nothing.
create table vip_reach (
  account_id bigint not null references account,
  club_id integer not null references club,
  -- The first day of its month, in days since 1970.
  month integer not null,
  total bigint not null,
  month_total bigint not null,
  -- Since when the play that it was reached by is too little.
  lapsed_at bigint,
  primary key (account_id, club_id)
);
create index vip_reach_lapsed on vip_reach (account_id) where lapsed_at is not null;
insert into vip_reach (account_id, club_id, month, total, month_total)
  select id, club_id, 0, 0, 0 from account where club_id is not null;

create function play_moves_rewards() returns trigger language plpgsql as $$
begin
  insert into reward_due (account_id)
    select distinct account_id from made
    where valid_amount < 0 or bet_count < 0
      or exists (select from reward_return where player_id = made.account_id and returned_at is null)
      or exists (select from vip_reward where account_id = made.account_id and withdrawn_at is not null)
      or exists (select from vip_reach where account_id = made.account_id and lapsed_at is not null);
  return null;
end
$$;
create trigger play_moves_rewards after insert on daily_play_change
  referencing new table as made for each statement execute function play_moves_rewards();

-- So do rewards for deposits when one is taken back, or when another one comes in its place.
create function deposits_move_rewards() returns trigger language plpgsql as $$
begin
  insert into reward_due (account_id)
    select distinct account_id from made
    where kind = 'deposit' and (
      amount < 0 or exists (select from reward_return where player_id = made.account_id and returned_at is null)
    );
  return null;
end
$$;
create trigger deposits_move_rewards after insert on money_entry
  referencing new table as made for each statement execute function deposits_move_rewards();
