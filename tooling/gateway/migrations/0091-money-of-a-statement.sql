-- Money outside play is noted once for a statement: with a trigger of each row, a batch of transfers spent most of its time in as
-- many small inserts, each with the triggers of `money_entry`.

-- Kinds that are play, or a step inside one person's own accounts, are not money of a report.
create function is_money(kind text) returns boolean language sql immutable as $$
  select kind not in ('bet', 'win', 'rollback', 'jackpot', 'jackpot-share', 'jackpot-seed',
    'hold', 'release', 'vendor-in', 'vendor-out', 'vendor-return', 'suspense', 'points', 'redeem', 'debt')
$$;

drop trigger transfer_is_money on transfer;
create or replace function note_money() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  -- An insert of no rows would still call every trigger of its table, and most batches are play alone.
  if exists (select from made where is_money(kind)) then
    insert into money_entry (account_id, created_at, transfer_id, ledger_account_id, kind, amount)
    select ledger_account.owner_id, made.created_at, made.id, ledger_account.id, made.kind, asked.amount
    from made cross join lateral unnest(made.ledger_account_ids, made.amounts) as asked (ledger_account_id, amount)
    join ledger_account on ledger_account.id = asked.ledger_account_id
    where is_money(made.kind) and ledger_account.owner_id is not null and ledger_account.currency = 'VND';
  end if;
  return null;
end
$$;
-- By its name it comes before `transfer_writes_entries`, as the trigger of each row did.
create trigger transfer_is_money after insert on transfer
  referencing new table as made for each statement execute function note_money();
