-- What an account owes, because money that had reached it was taken back: a ledger account of its own, below zero, which
-- whatever comes to the wallet pays first (wallet 60 and 61).
alter table ledger_account
  drop constraint ledger_account_owner_stays_positive,
  add constraint ledger_account_owner_stays_positive
    check (owner_id is null or not may_be_negative or kind = 'debt'),
  add constraint ledger_account_debt_is_owed check (kind <> 'debt' or balance <= 0);
create index ledger_account_owing on ledger_account (owner_id) where kind = 'debt' and balance < 0;

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment', 'hold', 'release', 'withdrawal',
  'withdrawal-return', 'vendor-in', 'vendor-out', 'vendor-return', 'points', 'redeem',
  'transfer', 'salary', 'dividend', 'promotion', 'rebate', 'referral',
  'jackpot-share', 'jackpot', 'jackpot-seed', 'debt'
));

-- A debt that is paid is money of one account that moves within it.
drop trigger transfer_is_money on transfer;
create trigger transfer_is_money after insert on transfer
  for each row when (new.kind not in ('bet', 'win', 'rollback', 'jackpot', 'jackpot-share', 'jackpot-seed',
    'hold', 'release', 'vendor-in', 'vendor-out', 'vendor-return', 'suspense', 'points', 'redeem', 'debt'))
  execute function note_money();

-- Pays what the owners of these wallets owe with what the wallets hold. Whoever posts has locked the wallets; a debt is
-- locked after its wallet.
create function pay_debts(in_wallets bigint[], in_time bigint, out wallets bigint[], out paid bigint[])
language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  with owed as (
    select wallet.id as wallet_id, debt.id as debt_id, least(wallet.balance, -debt.balance) as amount,
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
  )
  select coalesce(array_agg(wallet_id), '{}'), coalesce(array_agg(amount), '{}') into wallets, paid from owed;
end
$$;

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

  if posted_entries > 0 and exists (select from ledger_account where kind = 'debt' and balance < 0) then
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

-- Money of the bank whose way was undone or that the bank took back, each time with both who decided (wallet 60).
alter table bank_transfer
  drop constraint bank_transfer_state_check,
  add constraint bank_transfer_state_check check (state in ('waiting', 'credited', 'returned', 'recalled')),
  -- When it was last taken from where it had gone.
  add column undone_at bigint,
  drop constraint bank_transfer_left_suspense,
  add constraint bank_transfer_left_suspense check (
    (settle_transfer_id is null) = (state = 'waiting' or (outcome = 'exact' and held is null and undone_at is null))
  ),
  drop constraint bank_transfer_exact_is_credited,
  add constraint bank_transfer_exact_is_credited
    check (outcome <> 'exact' or state = 'credited' or held is not null or undone_at is not null);
drop index bank_transfer_credits_once;
create unique index bank_transfer_credits_once on bank_transfer (deposit_id)
  where outcome = 'exact' and held is null and undone_at is null;

create table bank_transfer_undo (
  id bigint generated always as identity primary key,
  bank_transfer_id bigint not null references bank_transfer,
  undone_state text not null check (undone_state in ('waiting', 'credited', 'returned', 'recalled')),
  -- The bank's own number of taking it back, where the bank did.
  recall_reference text,
  -- The booking that was undone, and the one that undoes it.
  undone_transfer_id bigint not null references transfer,
  transfer_id bigint not null unique references transfer,
  -- From whom it was taken.
  account_id bigint references account,
  -- Who had decided before and why, where a person had.
  first_reason text,
  first_by text,
  reason text not null,
  undone_by text not null,
  undone_at bigint not null,
  unique (bank_transfer_id, recall_reference),
  check ((undone_state = 'credited') = (account_id is not null))
);
-- What was decided is undone once.
create unique index bank_transfer_undo_undone on bank_transfer_undo (undone_transfer_id) where undone_state <> 'waiting';
create index bank_transfer_undo_booking on bank_transfer_undo (undone_transfer_id);

alter table account_notice
  drop constraint account_notice_kind_check,
  add constraint account_notice_kind_check check (
    kind in (
      'deposit_arrived', 'deposit_held', 'deposit_failed', 'deposit_taken_back', 'withdrawal_approved',
      'withdrawal_rejected', 'withdrawal_failed', 'withdrawal_paid', 'feedback_answered'
    )
  );

-- A bonus that was taken back whatever had become of it, with who gave it where a person did, and who took it (wallet 62).
alter table participation
  add column decided_by text,
  add column taken_back_at bigint,
  add column taken_back_reason text,
  add column taken_back_by text,
  add constraint participation_taken_back_by_somebody check (
    (taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null)
  );

-- Raffle tickets that were taken back before they were claimed, and goods of the mall that were not sent after all (wallet 64).
alter table raffle_ticket
  add column taken_back_at bigint,
  add column taken_back_reason text,
  add column taken_back_by text,
  add constraint raffle_ticket_taken_back_by_somebody check (
    (taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null) = (taken_back_reason is null)
  );
alter table redemption
  add column decided_by text,
  add column undone_by text,
  add column undone_at bigint,
  add constraint redemption_undone_by_somebody check ((undone_at is null) = (undone_by is null));
