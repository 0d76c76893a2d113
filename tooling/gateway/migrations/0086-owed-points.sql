-- What of points was counted, so that they can be compared with a count from scratch, and points that a correction takes back
-- from somebody who has spent them (points 16 to 18).

alter table point_progress
  -- What was played or deposited of the type and taken for a booking, ever.
  add column counted bigint not null default 0,
  -- Of it, what the present ratio does not count, and what was carried into that ratio.
  add column counted_before bigint not null default 0,
  add column carried_before bigint not null default 0,
  -- Points of the type that ratios before the present one have earned in all.
  add column earned_before bigint not null default 0;

create table point_debt (
  account_id bigint primary key references account,
  -- Taken from what comes next; below zero for points that are still to be given.
  owed bigint not null,
  -- How often some of it was taken.
  payments bigint not null default 0
);
create index point_debt_open on point_debt (account_id) where owed <> 0;

-- Whoever takes changes counts them; processes that know nothing of it as well.
create function count_point_changes() returns trigger language plpgsql as $$
begin
  insert into point_progress (account_id, type, points, per_amount, carried, counted)
    select taken.account_id, taken.type, 0, 0, 0, sum(taken.amount)
    from taken join account on account.id = taken.account_id and account.type <> 4
    group by taken.account_id, taken.type order by taken.account_id, taken.type
    on conflict (account_id, type) do update set counted = point_progress.counted + excluded.counted;
  return null;
end
$$;
create trigger changes_are_counted after delete on point_change
  referencing old table as taken for each statement execute function count_point_changes();

-- What was carried below zero is owed from now on.
insert into point_debt (account_id, owed)
  select account_id, sum(ceil(-carried::numeric / per_amount)) from point_progress where carried < 0 group by account_id;

insert into point_progress (account_id, type, points, per_amount, carried)
  select distinct point_earning.account_id, point_earning.type, 0, 0, 0 from point_earning
  on conflict do nothing;
insert into point_progress (account_id, type, points, per_amount, carried, counted)
  select account_id, type, 0, 0, 0, sum(amount)
  from (
    select bet.account_id, point_type(game.family) as type, bet.valid_amount as amount
    from bet join game on game.node_id = bet.node_id where bet.valid_amount <> 0
    union all
    select account_id, 'deposit', amount from money_entry where kind = 'deposit'
    union all
    select account_id, type, -amount from point_change
  ) as both_sides
  where account_id in (select id from account where type <> 4)
  group by account_id, type
  on conflict (account_id, type) do update set counted = excluded.counted;

update point_progress set counted_before = counted,
  earned_before = coalesce((
    select sum(changed) from point_earning
    where point_earning.account_id = point_progress.account_id and point_earning.type = point_progress.type
  ), 0) - case when carried < 0 then ceil(-carried::numeric / per_amount)::bigint else 0 end,
  carried = case when carried < 0 then carried + ceil(-carried::numeric / per_amount)::bigint * per_amount else carried end;
update point_progress set carried_before = carried;
