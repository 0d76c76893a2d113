-- A balance changes in place again, without a new entry in every index of its ledger account: an index whose condition names the
-- balance forbids that (0083).
drop index ledger_account_owing;

-- Posts transfers in the order given, each accepted or refused alone: `posted`, `replayed`, `insufficient`,
-- `key-reused`. No two may have the same scope and key. The entries of all of them follow each other in
-- `in_ledger_accounts` and `in_amounts`, `in_sizes` of them each; `balances` tells the balance after each entry that
-- was posted, and after what an account owes was paid from it. What was posted before is told entry by entry in
-- `known_*`, with its place in the call.
create or replace function post_transfers(
  in_scopes text[], in_keys text[], in_request_hashes text[], in_kinds text[], in_references text[],
  in_remarks text[], in_times bigint[], in_sizes integer[], in_ledger_accounts bigint[], in_amounts bigint[],
  out outcomes text[], out posted_ids bigint[], out balances bigint[],
  out known_places integer[], out known_ids bigint[], out known_ledger_accounts bigint[], out known_balances bigint[]
) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  -- Of each entry, the place of its ledger account among the locked ones.
  slots integer[];
  opening bigint[];
  held bigint[];
  is_free boolean[];
  earlier_ids bigint[];
  is_same boolean[];
  is_covered boolean;
  first_entry integer;
  last_entry integer;
  posted_entries integer;
  posted_accounts bigint[];
  violated text;
  debtors bigint[];
  paid bigint[];
begin
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
    select array_agg(balance), array_agg(may_be_negative) into opening, is_free
    from (
      select balance, may_be_negative from ledger_account
      where id = any(in_ledger_accounts) order by id for no key update
    ) as locked;
    if cardinality(opening) is distinct from (select max(place) from unnest(slots) as asked (place)) then
      raise exception 'a transfer names a ledger account that does not exist' using errcode = 'foreign_key_violation';
    end if;

    outcomes := '{}';
    balances := '{}';
    posted_accounts := '{}';
    held := opening;
    last_entry := 0;
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
        if held[slots[place]] + in_amounts[place] < 0 and not is_free[slots[place]] then
          is_covered := false;
          exit;
        end if;
      end loop;
      if is_covered then
        for place in first_entry..last_entry loop
          held[slots[place]] := held[slots[place]] + in_amounts[place];
          posted_entries := posted_entries + 1;
          balances[posted_entries] := held[slots[place]];
          posted_accounts[posted_entries] := in_ledger_accounts[place];
        end loop;
        outcomes[item] := 'posted';
      else
        outcomes[item] := 'insufficient';
      end if;
    end loop;
    -- Perhaps it is short because a neighbour has just posted the very same.
    continue when exists (
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
end
$$;
