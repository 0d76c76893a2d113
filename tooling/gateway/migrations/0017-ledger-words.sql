-- The ledger's tables in the words of the rest: a ledger account was a `book`, and a member's first one is the wallet.
-- A process of the release before does not know these names, so the gateway rests while this runs.

alter table book_account rename to ledger_account;
alter sequence book_account_id_seq rename to ledger_account_id_seq;
alter table ledger_account rename constraint book_account_pkey to ledger_account_pkey;
alter table ledger_account rename constraint book_account_owner_id_fkey to ledger_account_owner_id_fkey;
alter table ledger_account
  rename constraint book_account_owner_id_kind_currency_key to ledger_account_owner_id_kind_currency_key;
alter table ledger_account
  rename constraint book_account_owner_stays_positive to ledger_account_owner_stays_positive;
alter table ledger_account rename constraint book_account_no_overdraft to ledger_account_no_overdraft;
alter index book_account_kind rename to ledger_account_kind;
alter table entry rename column book_account_id to ledger_account_id;
alter index entry_book_time rename to entry_ledger_account_time;
alter table transfer rename column books to ledger_account_ids;

drop trigger book_account_keeps_its_name on ledger_account;
update ledger_account set kind = 'wallet' where kind = 'player';
create trigger ledger_account_keeps_its_name before update of id, owner_id, kind, currency on ledger_account
  for each statement execute function refuse_statement('a ledger account keeps its owner, kind and currency');
drop trigger book_account_starts_empty on ledger_account;
create trigger ledger_account_starts_empty before insert on ledger_account
  for each row when (new.balance <> 0) execute function refuse_statement('a new ledger account starts at zero');
alter trigger book_account_balance_guard on ledger_account rename to ledger_account_balance_guard;
alter trigger book_account_stays on ledger_account rename to ledger_account_stays;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

-- Each account has a wallet from its first moment.
drop trigger account_opens_player_book on account;
drop function open_player_books();
create function open_wallets() returns trigger language plpgsql as $$
begin
  insert into ledger_account (owner_id, kind) select id, 'wallet' from opened order by id;
  return null;
end
$$;
create trigger account_opens_wallet after insert on account
  referencing new table as opened for each statement execute function open_wallets();

-- Writes the entries of new transfers in the order of their ids, each with the balance it made, and moves the
-- balances. A batch is small and the ledger is large, whatever the statistics said when a plan was made: hence the
-- settings, here and below.
create or replace function write_entries() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  currencies integer;
  overdrawn bigint;
  unknown bigint;
begin
  with asked as materialized (
    select made.id as transfer_id, asked.ledger_account_id, asked.amount, made.created_at
    from made cross join lateral unnest(made.ledger_account_ids, made.amounts) as asked (ledger_account_id, amount)
  ),
  moved as (
    update ledger_account set balance = balance + change.total
    from (select ledger_account_id, sum(amount)::bigint as total from asked group by ledger_account_id) as change
    where ledger_account.id = change.ledger_account_id
    returning id, balance - total as opening, may_be_negative, currency
  ),
  -- A ledger account's row before its entries: running sums instead of a join.
  running as materialized (
    select transfer_id, ledger_account_id, amount, created_at,
      sum(amount) over so_far as balance_after, first_value(may_be_negative) over so_far as may_be_negative
    from (
      select transfer_id, ledger_account_id, amount, created_at, null::boolean as may_be_negative from asked
      union all
      select 0, id, opening, 0, may_be_negative from moved
    ) as step
    window so_far as (partition by ledger_account_id order by transfer_id)
  ),
  written as (
    insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
    select transfer_id, ledger_account_id, amount, balance_after::bigint, created_at
    from running where transfer_id > 0 order by transfer_id
  )
  select (select count(distinct currency) from moved),
    (select ledger_account_id from running where balance_after < 0 and not may_be_negative limit 1),
    (select ledger_account_id from running where may_be_negative is null limit 1)
  into currencies, overdrawn, unknown;

  if unknown is not null then
    raise exception 'there is no ledger account %', unknown using errcode = 'foreign_key_violation';
  end if;
  if overdrawn is not null then
    raise exception 'ledger account % would fall below zero', overdrawn
      using errcode = 'check_violation', constraint = 'ledger_account_no_overdraft';
  end if;
  if currencies > 1 and exists (
    select from made
    cross join lateral unnest(made.ledger_account_ids) as asked (ledger_account_id)
    join ledger_account on ledger_account.id = asked.ledger_account_id
    group by made.id having count(distinct ledger_account.currency) > 1
  ) then
    raise exception 'a transfer stays in one currency'
      using errcode = 'check_violation', constraint = 'transfer_balances';
  end if;
  return null;
end
$$;

drop function post_transfers(
  text[], text[], text[], text[], text[], text[], bigint[], integer[], bigint[], bigint[]
);

-- Posts transfers in the order given, each accepted or refused alone: `posted`, `replayed`, `insufficient`,
-- `key-reused`. No two may have the same scope and key. The entries of all of them follow each other in
-- `in_ledger_accounts` and `in_amounts`, `in_sizes` of them each; `balances` tells the balance after each entry that
-- was posted. What was posted before is told entry by entry in `known_*`, with its place in the call.
create function post_transfers(
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
  violated text;
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

