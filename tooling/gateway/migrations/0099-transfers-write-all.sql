-- A transfer, its entries, the balances and what is noted of money are written by the function that posts, in statements of its own.
-- They were written by triggers of other tables: a worker of a distributed PostgreSQL cannot run such a trigger, and each batch
-- computed its running balances twice.

-- What is locked is read once: names, balances and owners of the ledger accounts, in the order of their ids. `slots` holds
-- of each asked entry its place among them; `posted_...` holds the entries to be written, one place for each.
create or replace function post_transfers(
  in_scopes text[], in_keys text[], in_request_hashes text[], in_kinds text[], in_references text[], in_remarks text[],
  in_times bigint[], in_sizes integer[], in_ledger_accounts bigint[], in_amounts bigint[],
  out outcomes text[], out posted_ids bigint[], out balances bigint[],
  out known_places integer[], out known_ids bigint[], out known_ledger_accounts bigint[], out known_balances bigint[]
) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  slots integer[];
  locked_ids bigint[];
  locked_owners bigint[];
  locked_currencies text[];
  opening bigint[];
  held bigint[];
  is_free boolean[];
  earlier_ids bigint[];
  is_same boolean[];
  is_covered boolean;
  is_noted boolean;
  first_entry integer;
  last_entry integer;
  posted_items integer;
  posted_entries integer;
  -- Of each entry: its transfer among the posted ones, the asked item, the asked entry, the ledger account.
  posted_transfers integer[];
  posted_asked integer[];
  posted_places integer[];
  posted_accounts bigint[];
  -- What of it is noted as money of a person. A statement reads a long array of texts or nulls by its place slowly, so all of it stands here.
  money_transfers integer[];
  money_asked integer[];
  money_accounts bigint[];
  money_owners bigint[];
  money_kinds text[];
  money_amounts bigint[];
  violated text;
  debtors bigint[];
  paid bigint[];
begin
  -- A setting of the function itself would do, but only a superuser may make such a function.
  perform set_config('saola.writes_ledger', 'on', true);

  select array_agg(place order by ordinal) into slots
  from (
    select ordinal, dense_rank() over (order by ledger_account_id) as place
    from unnest(in_ledger_accounts) with ordinality as asked (ledger_account_id, ordinal)
  ) as asked;

  loop
    -- Before the locks, so that a batch which waits for a ledger account has done it. What a neighbour posts in
    -- between is found below, and everything is looked at again.
    select array_agg(id), array_agg(same) into earlier_ids, is_same
    from (
      select transfer.id, transfer.request_hash = item.request_hash as same
      from unnest(in_scopes, in_keys, in_request_hashes) with ordinality
        as item (scope, key, request_hash, ordinal)
      left join transfer on transfer.scope = item.scope and transfer.idempotency_key = item.key
      order by item.ordinal
    ) as earlier;

    -- Always in the order of their ids, so that crossed transfers wait for each other instead of deadlocking.
    select array_agg(id), array_agg(owner_id), array_agg(currency), array_agg(balance), array_agg(may_be_negative)
    into locked_ids, locked_owners, locked_currencies, opening, is_free
    from (
      select id, owner_id, currency, balance, may_be_negative from ledger_account
      where id = any(in_ledger_accounts) order by id for no key update
    ) as locked;
    if cardinality(opening) is distinct from (select max(place) from unnest(slots) as asked (place)) then
      raise exception 'a transfer names a ledger account that does not exist' using errcode = 'foreign_key_violation';
    end if;

    outcomes := '{}';
    balances := '{}';
    posted_transfers := '{}';
    posted_asked := '{}';
    posted_places := '{}';
    posted_accounts := '{}';
    held := opening;
    money_transfers := '{}';
    money_asked := '{}';
    money_accounts := '{}';
    money_owners := '{}';
    money_kinds := '{}';
    money_amounts := '{}';
    last_entry := 0;
    posted_items := 0;
    posted_entries := 0;
    for item in 1..cardinality(in_sizes) loop
      first_entry := last_entry + 1;
      last_entry := last_entry + in_sizes[item];
      if earlier_ids[item] is not null then
        outcomes[item] := case when is_same[item] then 'replayed' else 'key-reused' end;
        continue;
      end if;
      is_covered := true;
      for place in first_entry..last_entry loop
        if locked_currencies[slots[place]] <> locked_currencies[slots[first_entry]] then
          raise exception 'a transfer stays in one currency'
            using errcode = 'check_violation', constraint = 'transfer_balances';
        end if;
        if held[slots[place]] + in_amounts[place] < 0 and not is_free[slots[place]] then
          is_covered := false;
          exit;
        end if;
      end loop;
      if is_covered then
        posted_items := posted_items + 1;
        is_noted := is_money(in_kinds[item]) and locked_currencies[slots[first_entry]] = 'VND';
        for place in first_entry..last_entry loop
          held[slots[place]] := held[slots[place]] + in_amounts[place];
          posted_entries := posted_entries + 1;
          balances[posted_entries] := held[slots[place]];
          posted_transfers[posted_entries] := posted_items;
          posted_asked[posted_entries] := item;
          posted_places[posted_entries] := place;
          posted_accounts[posted_entries] := in_ledger_accounts[place];
          if is_noted and locked_owners[slots[place]] is not null then
            money_transfers := money_transfers || posted_items;
            money_asked := money_asked || item;
            money_accounts := money_accounts || in_ledger_accounts[place];
            money_owners := money_owners || locked_owners[slots[place]];
            money_kinds := money_kinds || in_kinds[item];
            money_amounts := money_amounts || in_amounts[place];
          end if;
        end loop;
        outcomes[item] := 'posted';
      else
        outcomes[item] := 'insufficient';
      end if;
    end loop;
    -- Perhaps it is short because a neighbour has just posted the very same.
    continue when 'insufficient' = any(outcomes) and exists (
      select from unnest(in_scopes, in_keys, outcomes) as item (scope, key, outcome)
      join transfer on transfer.scope = item.scope and transfer.idempotency_key = item.key
      where item.outcome = 'insufficient'
    );

    begin
      with written as (
        insert into transfer
          (scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts)
        select item.scope, item.key, item.request_hash, item.kind, item.reference, item.remark, item.created_at,
          in_ledger_accounts[item.last_entry - item.size + 1 : item.last_entry],
          in_amounts[item.last_entry - item.size + 1 : item.last_entry]
        from (
          select asked.*, sum(asked.size) over (order by asked.ordinal)::integer as last_entry
          from unnest(
            in_scopes, in_keys, in_request_hashes, in_kinds, in_references, in_remarks, in_times, in_sizes, outcomes
          ) with ordinality
            as asked (scope, key, request_hash, kind, reference, remark, created_at, size, outcome, ordinal)
        ) as item
        where item.outcome = 'posted'
        order by item.ordinal
        returning id
      )
      select coalesce(array_agg(id order by id), '{}') into posted_ids from written;
      exit;
    exception when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated <> 'transfer_scope_idempotency_key_key' then raise; end if;
    end;
  end loop;

  if posted_entries > 0 then
    insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
    select posted_ids[posted.transfer], posted.ledger_account_id, in_amounts[posted.place], posted.balance, in_times[posted.item]
    from unnest(posted_transfers, posted_asked, posted_places, posted_accounts, balances) with ordinality
      as posted (transfer, item, place, ledger_account_id, balance, ordinal)
    order by posted.ordinal;

    update ledger_account set balance = locked.balance
    from unnest(locked_ids, held) as locked (id, balance)
    where ledger_account.id = locked.id and ledger_account.balance <> locked.balance;
  end if;

  if cardinality(money_owners) > 0 then
    with money as (
      insert into money_entry (account_id, created_at, transfer_id, ledger_account_id, kind, amount)
      select noted.owner_id, in_times[noted.item], posted_ids[noted.transfer], noted.ledger_account_id, noted.kind, noted.amount
      from unnest(money_transfers, money_asked, money_accounts, money_owners, money_kinds, money_amounts)
        as noted (transfer, item, ledger_account_id, owner_id, kind, amount)
      returning account_id, created_at, transfer_id, kind, amount
    ), deposited as (
      select account_id, created_at, transfer_id, amount from money where kind = 'deposit'
    ), points as (
      insert into point_change (account_id, type, amount) select account_id, 'deposit', amount from deposited
    ), tickets as (
      insert into raffle_deposit (transfer_id, account_id, amount, created_at)
      select transfer_id, account_id, amount, created_at from deposited where amount > 0
      on conflict do nothing
    )
    insert into reward_due (account_id)
    select distinct account_id from deposited
    where amount < 0
      or exists (select from reward_return where player_id = deposited.account_id and returned_at is null);
  end if;

  -- Few accounts ever owe, and nobody is looked up while none does; what these owe waits for the locks above.
  if posted_entries > 0 and exists (select from ledger_account where kind = 'debt') and exists (
    select from ledger_account wallet
    join ledger_account debt on debt.owner_id = wallet.owner_id and debt.kind = 'debt'
    where wallet.id = any(posted_accounts) and debt.balance < 0
  ) then
    select pay_debts.wallets, pay_debts.paid into debtors, paid
    from pay_debts(posted_accounts, (select max(created_at) from unnest(in_times) as item (created_at)));
    for debtor in 1..cardinality(debtors) loop
      -- The last entry of a wallet tells what is left in it.
      select max(place) into first_entry
      from unnest(posted_accounts) with ordinality as entry (ledger_account_id, place)
      where ledger_account_id = debtors[debtor];
      balances[first_entry] := balances[first_entry] - paid[debtor];
    end loop;
  end if;

  select coalesce(array_agg(ordinal), '{}'), coalesce(array_agg(transfer_id), '{}'),
    coalesce(array_agg(ledger_account_id), '{}'), coalesce(array_agg(balance_after), '{}')
  into known_places, known_ids, known_ledger_accounts, known_balances
  from (
    select item.ordinal::integer, entry.transfer_id, entry.ledger_account_id, entry.balance_after
    from unnest(outcomes, earlier_ids) with ordinality as item (outcome, transfer_id, ordinal)
    join entry on entry.transfer_id = item.transfer_id
    where item.outcome = 'replayed'
    order by item.ordinal, entry.id
  ) as known;

  perform set_config('saola.writes_ledger', '', true);
end
$$;

-- Called by `post_transfers` alone.
create or replace function pay_debts(in_wallets bigint[], in_time bigint, out wallets bigint[], out paid bigint[])
  language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  with owed as materialized (
    select wallet.id as wallet_id, debt.id as debt_id, wallet.balance as wallet_balance, debt.balance as debt_balance,
      least(wallet.balance, -debt.balance) as amount,
      (select max(entry.id) from entry where entry.ledger_account_id = wallet.id) as entry_id
    from ledger_account wallet
    join ledger_account debt
      on debt.owner_id = wallet.owner_id and debt.currency = wallet.currency and debt.kind = 'debt'
    where wallet.id = any(in_wallets) and wallet.kind = 'wallet' and wallet.balance > 0 and debt.balance < 0
    for no key update of debt
  ), posted as (
    insert into transfer
      (scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts)
    select 'debt', debt_id || ':' || entry_id, owed.amount::text, 'debt', transfer.reference,
      'wallet.statement.remark.debt_paid', in_time, array[wallet_id, debt_id], array[-owed.amount, owed.amount]
    from owed
    join entry on entry.id = owed.entry_id
    join transfer on transfer.id = entry.transfer_id
    order by debt_id
    returning id, ledger_account_ids
  ), moved as (
    select posted.id as transfer_id, asked.*
    from posted join owed on owed.wallet_id = posted.ledger_account_ids[1]
    cross join lateral (values
      (owed.wallet_id, -owed.amount, owed.wallet_balance - owed.amount),
      (owed.debt_id, owed.amount, owed.debt_balance + owed.amount)
    ) as asked (ledger_account_id, amount, balance)
  ), entries as (
    insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
    select transfer_id, ledger_account_id, amount, balance, in_time from moved order by transfer_id
  ), balances as (
    update ledger_account set balance = moved.balance from moved where ledger_account.id = moved.ledger_account_id
  )
  select coalesce(array_agg(wallet_id), '{}'), coalesce(array_agg(amount), '{}') into wallets, paid from owed;
end
$$;

drop trigger transfer_writes_entries on transfer;
drop trigger transfer_is_money on transfer;
drop trigger deposit_earns on money_entry;
drop trigger deposit_earns_raffle_tickets on money_entry;
drop trigger deposits_move_rewards on money_entry;
drop function write_entries();
drop function note_money();
drop function deposits_earn_points();
drop function deposits_earn_raffle_tickets();
drop function deposits_move_rewards();

-- Who writes the ledger otherwise is refused: the setting is on while a function that posts runs, and nowhere else.
create trigger transfer_is_posted before insert on transfer for each statement
  when (current_setting('saola.writes_ledger', true) is distinct from 'on')
  execute function refuse_statement('transfers are posted by post_transfers alone');
drop trigger entry_follows_transfer on entry;
create trigger entry_follows_transfer before insert on entry for each statement
  when (current_setting('saola.writes_ledger', true) is distinct from 'on')
  execute function refuse_statement('entries are written by their transfer alone');
drop trigger ledger_account_balance_guard on ledger_account;
create trigger ledger_account_balance_guard before update of balance on ledger_account for each statement
  when (current_setting('saola.writes_ledger', true) is distinct from 'on')
  execute function refuse_statement('a balance changes only by an entry');
