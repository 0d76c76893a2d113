-- What each account played on each Vietnamese day by family and vendor, and each amount that came to it or left it outside
-- play, so that a report over a whole team reads days instead of bets (team 8). Both follow the rows that they are made of
-- in the same transaction, so a late settlement or a correction is in them when it is anywhere.
-- No foreign keys: the rows behind them have these.

create table daily_play (
  account_id bigint not null,
  -- Days since 1970 by the Vietnamese calendar; a bet belongs to the day it was placed on.
  day integer not null,
  family text not null,
  vendor_code text not null,
  bet_count bigint not null,
  bet_amount bigint not null,
  -- The stakes of settled bets.
  valid_amount bigint not null,
  win_amount bigint not null,
  -- What settled bets won less what they cost, from the member's side.
  profit bigint not null,
  primary key (account_id, day, family, vendor_code)
);

-- What happened since the days were last brought up to date. Everybody only adds to it, so nobody waits for a neighbour's
-- row; readers count both, and a job moves what stands here into the days.
create table daily_play_change (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  day integer not null,
  family text not null,
  vendor_code text not null,
  bet_count bigint not null,
  bet_amount bigint not null,
  valid_amount bigint not null,
  win_amount bigint not null,
  profit bigint not null
);
create index daily_play_change_account on daily_play_change (account_id, day);

create view play_of_day as
  select account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit from daily_play
  union all
  select account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit
  from daily_play_change;

-- The entries of members' and agents' accounts that are neither play nor a step inside one person's own accounts.
create table money_entry (
  account_id bigint not null,
  created_at bigint not null,
  transfer_id bigint not null,
  ledger_account_id bigint not null,
  kind text not null,
  amount bigint not null,
  primary key (account_id, created_at, transfer_id, ledger_account_id)
);

create function vietnam_day(at bigint) returns integer language sql immutable as $$
  select ((at + 25200000) / 86400000)::integer
$$;

-- The difference that bets make which came to be as `made` and were `gone` before.
create function note_play(made bet[], gone bet[]) returns void language sql as $$
  insert into daily_play_change
    (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
  select account_id, vietnam_day(placed_at), family, vendor_code, sum(sign), sum(sign * bet_amount),
    coalesce(sum(sign * bet_amount) filter (where status = 'settled'), 0), sum(sign * win_amount),
    coalesce(sum(sign * (win_amount - bet_amount)) filter (where status = 'settled'), 0)
  from (
    select bet.*, 1 as sign, (select family from game where game.node_id = bet.node_id) from unnest(made) as bet
    union all
    select bet.*, -1, (select family from game where game.node_id = bet.node_id) from unnest(gone) as bet
  ) as bet
  where status <> 'cancelled'
  group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * bet_amount) <> 0 or sum(sign * win_amount) <> 0
    or coalesce(sum(sign * bet_amount) filter (where status = 'settled'), 0) <> 0
$$;

create function bets_change_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_play(array(select made::bet from made), '{}');
  elsif tg_op = 'UPDATE' then
    perform note_play(array(select made::bet from made), array(select gone::bet from gone));
  else
    perform note_play('{}', array(select gone::bet from gone));
  end if;
  return null;
end
$$;
create trigger bet_made after insert on bet
  referencing new table as made for each statement execute function bets_change_days();
create trigger bet_changed after update on bet
  referencing old table as gone new table as made for each statement execute function bets_change_days();
create trigger bet_gone after delete on bet
  referencing old table as gone for each statement execute function bets_change_days();

-- A title that moves to another family takes its bets along.
create function family_changes_days() returns trigger language plpgsql as $$
begin
  insert into daily_play_change
    (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
  select account_id, vietnam_day(placed_at), moved.family, vendor_code, moved.sign * count(*),
    moved.sign * sum(bet_amount), moved.sign * coalesce(sum(bet_amount) filter (where status = 'settled'), 0),
    moved.sign * sum(win_amount),
    moved.sign * coalesce(sum(win_amount - bet_amount) filter (where status = 'settled'), 0)
  from bet cross join (values (-1, old.family), (1, new.family)) as moved (sign, family)
  where bet.node_id = new.node_id and bet.status <> 'cancelled'
  group by 1, 2, 3, 4, moved.sign;
  return null;
end
$$;
create trigger game_changed_family after update of family on game
  for each row when (new.family <> old.family) execute function family_changes_days();

create function note_money() returns trigger language plpgsql as $$
begin
  insert into money_entry (account_id, created_at, transfer_id, ledger_account_id, kind, amount)
  select ledger_account.owner_id, new.created_at, new.id, ledger_account.id, new.kind, asked.amount
  from unnest(new.ledger_account_ids, new.amounts) as asked (ledger_account_id, amount)
  join ledger_account on ledger_account.id = asked.ledger_account_id
  where ledger_account.owner_id is not null and ledger_account.currency = 'VND';
  return null;
end
$$;
create trigger transfer_is_money after insert on transfer
  for each row when (new.kind not in ('bet', 'win', 'rollback', 'jackpot', 'jackpot-share', 'jackpot-seed',
    'hold', 'release', 'vendor-in', 'vendor-out', 'vendor-return', 'suspense', 'points', 'redeem'))
  execute function note_money();

insert into daily_play
select bet.account_id, vietnam_day(bet.placed_at), game.family, bet.vendor_code, count(*), sum(bet.bet_amount),
  coalesce(sum(bet.bet_amount) filter (where bet.status = 'settled'), 0), sum(bet.win_amount),
  coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)
from bet join game on game.node_id = bet.node_id
where bet.status <> 'cancelled'
group by 1, 2, 3, 4;
insert into money_entry (account_id, created_at, transfer_id, ledger_account_id, kind, amount)
select ledger_account.owner_id, entry.created_at, transfer.id, ledger_account.id, transfer.kind, entry.amount
from transfer
join entry on entry.transfer_id = transfer.id
join ledger_account on ledger_account.id = entry.ledger_account_id
where ledger_account.owner_id is not null and ledger_account.currency = 'VND'
  and transfer.kind not in ('bet', 'win', 'rollback', 'jackpot', 'jackpot-share', 'jackpot-seed',
    'hold', 'release', 'vendor-in', 'vendor-out', 'vendor-return', 'suspense', 'points', 'redeem');
