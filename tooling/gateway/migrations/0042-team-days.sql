-- What each account's team, itself included, played on each Vietnamese day by family and vendor: the days of `daily_play` up
-- the line, so that a report over a whole team reads a row for each day and not one for each member (team 8). A line never
-- changes once an account is opened, so these are the sums of what stands below. The job that sums the days writes both.
create table team_play (
  -- Whose team it is.
  account_id bigint not null,
  day integer not null,
  family text not null,
  vendor_code text not null,
  bet_count bigint not null,
  bet_amount bigint not null,
  valid_amount bigint not null,
  win_amount bigint not null,
  profit bigint not null,
  primary key (account_id, day, family, vendor_code)
    include (bet_count, bet_amount, valid_amount, win_amount, profit)
);

-- With what happened since the days were last brought up to date, as `play_of_day` has it for one account.
create view team_play_of_day as
  select account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit from team_play
  union all
  select descent.ancestor_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit
  from daily_play_change join descent on descent.descendant_id = daily_play_change.account_id;

-- A report over many accounts alone reads their days out of the key: they lie beside each other there, and all over the table
-- in the order in which they came.
alter table daily_play drop constraint daily_play_pkey,
  add primary key (account_id, day, family, vendor_code)
    include (bet_count, bet_amount, valid_amount, win_amount, profit);

insert into team_play
select descent.ancestor_id, day, family, vendor_code, sum(bet_count), sum(bet_amount), sum(valid_amount), sum(win_amount),
  sum(profit)
from daily_play join descent on descent.descendant_id = daily_play.account_id
group by 1, 2, 3, 4;
