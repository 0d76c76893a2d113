-- What of a bet counts for turnover, points, rebates, levels and salaries (games 77): the share that its merchant counts of
-- what could be lost. `validBet` in the rules says the same.
alter table bet
  -- The least that its round or draw gives back, whatever comes; all of it where the stake was bought back.
  add column least_return bigint not null default 0 check (least_return >= 0),
  -- Hundredths of a percent.
  add column valid_share integer not null default 10000 check (valid_share between 0 and 10000);
alter table bet
  -- Nothing where the stake itself came back.
  add column risk_amount bigint not null generated always as (
    case when status = 'settled' and win_amount <> bet_amount then greatest(bet_amount - least_return, 0) else 0 end
  ) stored,
  add column valid_amount bigint not null generated always as (
    case when status = 'settled' and win_amount <> bet_amount
      then floor(greatest(bet_amount - least_return, 0)::numeric * valid_share / 10000)::bigint else 0 end
  ) stored;

-- What a member has in play is looked for with every order.
create index bet_open on bet (account_id) where status = 'open';

create or replace function note_play(made bet[], gone bet[]) returns void language sql as $$
  insert into daily_play_change
    (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
  select account_id, vietnam_day(placed_at), family, vendor_code, sum(sign), sum(sign * bet_amount),
    sum(sign * valid_amount), sum(sign * win_amount),
    coalesce(sum(sign * (win_amount - bet_amount)) filter (where status = 'settled'), 0)
  from (
    select bet.*, 1 as sign, (select family from game where game.node_id = bet.node_id) from unnest(made) as bet
    union all
    select bet.*, -1, (select family from game where game.node_id = bet.node_id) from unnest(gone) as bet
  ) as bet
  where status <> 'cancelled'
  group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * bet_amount) <> 0 or sum(sign * win_amount) <> 0
    or sum(sign * valid_amount) <> 0
    or coalesce(sum(sign * (win_amount - bet_amount)) filter (where status = 'settled'), 0) <> 0
$$;

create or replace function family_changes_days() returns trigger language plpgsql as $$
begin
  insert into daily_play_change
    (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
  select account_id, vietnam_day(placed_at), moved.family, vendor_code, moved.sign * count(*),
    moved.sign * sum(bet_amount), moved.sign * sum(valid_amount), moved.sign * sum(win_amount),
    moved.sign * coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)
  from bet cross join (values (-1, old.family), (1, new.family)) as moved (sign, family)
  where bet.node_id = new.node_id and bet.status <> 'cancelled'
  group by 1, 2, 3, 4, moved.sign;
  return null;
end
$$;

-- A bet that is settled anew counts anew for the bonus that runs.
alter table counted_bet drop constraint counted_bet_amount_check, add check (amount >= 0);
create function bets_change_turnover() returns trigger language plpgsql as $$
begin
  with changed as (
    update counted_bet set amount = made.valid_amount
    from made join gone on gone.id = made.id join counted_bet before on before.bet_id = made.id
      join participation on participation.id = before.participation_id and participation.reward = 'open'
    where gone.status = 'settled' and counted_bet.bet_id = made.id and before.amount <> made.valid_amount
    returning counted_bet.participation_id, made.valid_amount - before.amount as more
  ), sums as (
    select participation_id, sum(more) as more from changed group by participation_id
  )
  update participation set wagered = wagered + sums.more,
    completed_at = case when wagered + sums.more >= required then completed_at end
  from sums where participation.id = sums.participation_id;
  return null;
end
$$;
create trigger bet_settled_anew after update on bet
  referencing old table as gone new table as made for each statement execute function bets_change_turnover();

-- Stakes that came back counted whole until now; what they earned stays.
alter table daily_play_change disable trigger user;
insert into daily_play_change
  (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
select account_id, vietnam_day(placed_at), game.family, bet.vendor_code, 0, 0, -sum(bet_amount), 0, 0
from bet join game on game.node_id = bet.node_id
where bet.status = 'settled' and bet.win_amount = bet.bet_amount
group by 1, 2, 3, 4;
alter table daily_play_change enable trigger user;
