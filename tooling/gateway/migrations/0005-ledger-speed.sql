-- The book at full speed: many transfers in one call, and guards that look once per statement instead of once per
-- row. A transfer carries its own lines, so one insert is the whole story; the database alone writes the entries
-- and moves the balances.

alter table transfer drop constraint transfer_kind_check;
alter table transfer add constraint transfer_kind_check check (kind in (
  'deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment',
  -- Money put aside for a withdrawal, given back, or gone; `withdrawal-return` is a payout that the bank sent back.
  'hold', 'release', 'withdrawal', 'withdrawal-return',
  -- Money on its way to a vendor's own wallet and back.
  'vendor-in', 'vendor-out', 'vendor-return',
  -- Points earned, and points spent.
  'points', 'redeem',
  -- Between members along the line of descent, and what contracts and promotions pay.
  'transfer', 'salary', 'dividend', 'promotion'
));

-- The old guards go: entries were checked and balances moved row by row.
drop trigger entry_changes_balance on entry;
drop function apply_entry();
drop trigger transfer_balances on transfer;
drop trigger entry_balances on entry;
drop function check_transfer();
drop trigger book_account_balance_guard on book_account;
drop function guard_balance();
drop function post_transfer(text, text, text, text, text, text, bigint, bigint[], bigint[]);

-- What was asked for, book by book. The entries follow from it.
alter table transfer add column books bigint[] not null default '{}', add column amounts bigint[] not null default '{}';
alter table transfer disable trigger transfer_append_only;
update transfer set books = line.books, amounts = line.amounts
from (
  select transfer_id, array_agg(book_account_id order by id) as books, array_agg(amount order by id) as amounts
  from entry group by transfer_id
) as line
where line.transfer_id = transfer.id;
alter table transfer enable trigger transfer_append_only;

create function sum_of(amounts bigint[]) returns numeric language sql immutable as $$
  select sum(amount) from unnest(amounts) as line (amount)
$$;
alter table transfer add constraint transfer_balances check (
  cardinality(books) >= 2 and cardinality(amounts) = cardinality(books)
  -- Almost every transfer has two lines, and for these nothing needs to be called.
  and case when cardinality(amounts) = 2 then amounts[1] + amounts[2] = 0 else sum_of(amounts) = 0 end
);

-- Entries name what `write_entries` has just seen, and nothing of that is ever deleted, so a look per entry proves
-- nothing. An entry is found by its transfer, or by its book and time.
alter table entry drop constraint entry_transfer_id_fkey, drop constraint entry_book_account_id_fkey;
alter table entry drop constraint entry_pkey, drop constraint entry_transfer_id_book_account_id_key;
alter table entry add primary key (transfer_id, book_account_id);
drop index entry_book_id;

-- A balance is no part of an index; with room on the page a new one costs no index entry.
alter table book_account set (fillfactor = 60);

create function refuse_statement() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'restrict_violation';
end
$$;
-- Depth 0 is a statement from outside; deeper is the trigger of a transfer.
create trigger entry_follows_transfer before insert on entry
  for each statement when (pg_trigger_depth() = 0)
  execute function refuse_statement('entries are written by their transfer alone');
create trigger book_account_balance_guard before update of balance on book_account
  for each statement when (pg_trigger_depth() = 0)
  execute function refuse_statement('a balance changes only by an entry');
create trigger book_account_starts_empty before insert on book_account
  for each row when (new.balance <> 0) execute function refuse_statement('a new book starts at zero');
create trigger book_account_keeps_its_name before update of id, owner_id, kind, currency on book_account
  for each statement execute function refuse_statement('a book keeps its owner, kind and currency');

-- Writes the entries of new transfers in the order of their ids, each with the balance it made, and moves the
-- balances. A batch is small and the book is large, whatever the statistics said when a plan was made: hence the
-- settings, here and below.
create function write_entries() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  currencies integer;
  overdrawn bigint;
  unknown bigint;
begin
  with line as materialized (
    select made.id as transfer_id, line.book_id, line.amount, made.created_at
    from made cross join lateral unnest(made.books, made.amounts) as line (book_id, amount)
  ),
  moved as (
    update book_account set balance = balance + change.total
    from (select book_id, sum(amount)::bigint as total from line group by book_id) as change
    where book_account.id = change.book_id
    returning id, balance - total as opening, may_be_negative, currency
  ),
  -- A book's row before its lines: running sums instead of a join.
  running as materialized (
    select transfer_id, book_id, amount, created_at,
      sum(amount) over so_far as balance_after, first_value(may_be_negative) over so_far as may_be_negative
    from (
      select transfer_id, book_id, amount, created_at, null::boolean as may_be_negative from line
      union all
      select 0, id, opening, 0, may_be_negative from moved
    ) as step
    window so_far as (partition by book_id order by transfer_id)
  ),
  written as (
    insert into entry (transfer_id, book_account_id, amount, balance_after, created_at)
    select transfer_id, book_id, amount, balance_after::bigint, created_at
    from running where transfer_id > 0 order by transfer_id
  )
  select (select count(distinct currency) from moved),
    (select book_id from running where balance_after < 0 and not may_be_negative limit 1),
    (select book_id from running where may_be_negative is null limit 1)
  into currencies, overdrawn, unknown;

  if unknown is not null then
    raise exception 'there is no book %', unknown using errcode = 'foreign_key_violation';
  end if;
  if overdrawn is not null then
    raise exception 'book % would fall below zero', overdrawn
      using errcode = 'check_violation', constraint = 'book_account_no_overdraft';
  end if;
  if currencies > 1 and exists (
    select from made
    cross join lateral unnest(made.books) as line (book_id)
    join book_account on book_account.id = line.book_id
    group by made.id having count(distinct book_account.currency) > 1
  ) then
    raise exception 'a transfer stays in one currency'
      using errcode = 'check_violation', constraint = 'transfer_balances';
  end if;
  return null;
end
$$;
create trigger transfer_writes_entries after insert on transfer
  referencing new table as made for each statement execute function write_entries();

-- Posts transfers in the order given, each accepted or refused alone: `posted`, `replayed`, `insufficient`,
-- `key-reused`. No two may have the same scope and key. The lines of all of them follow each other in `in_books` and
-- `in_amounts`, `in_sizes` of them each; `balances` tells the balance after each line that was posted. What was
-- posted before is told line by line in `known_*`, with its place in the call.
create function post_transfers(
  in_scopes text[], in_keys text[], in_request_hashes text[], in_kinds text[], in_references text[],
  in_remarks text[], in_times bigint[], in_sizes integer[], in_books bigint[], in_amounts bigint[],
  out outcomes text[], out posted_ids bigint[], out balances bigint[],
  out known_places integer[], out known_ids bigint[], out known_books bigint[], out known_balances bigint[]
) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  -- Of each line, the place of its book among the locked ones.
  slots integer[];
  opening bigint[];
  held bigint[];
  is_free boolean[];
  earlier_ids bigint[];
  is_same boolean[];
  is_covered boolean;
  first_line integer;
  last_line integer;
  posted_lines integer;
  violated text;
begin
  select array_agg(place order by ordinal) into slots
  from (
    select ordinal, dense_rank() over (order by book_id) as place
    from unnest(in_books) with ordinality as line (book_id, ordinal)
  ) as line;

  loop
    -- Before the locks, so that a batch which waits for a book has done it. What a neighbour posts in between is
    -- found below, and everything is looked at again.
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
      select balance, may_be_negative from book_account where id = any(in_books) order by id for no key update
    ) as locked;
    if cardinality(opening) is distinct from (select max(place) from unnest(slots) as line (place)) then
      raise exception 'a transfer names a book that does not exist' using errcode = 'foreign_key_violation';
    end if;

    outcomes := '{}';
    balances := '{}';
    held := opening;
    last_line := 0;
    posted_lines := 0;
    for item in 1..cardinality(in_sizes) loop
      first_line := last_line + 1;
      last_line := last_line + in_sizes[item];
      if earlier_ids[item] is not null then
        outcomes[item] := case when is_same[item] then 'replayed' else 'key-reused' end;
        continue;
      end if;
      is_covered := true;
      for line in first_line..last_line loop
        if held[slots[line]] + in_amounts[line] < 0 and not is_free[slots[line]] then
          is_covered := false;
          exit;
        end if;
      end loop;
      if is_covered then
        for line in first_line..last_line loop
          held[slots[line]] := held[slots[line]] + in_amounts[line];
          posted_lines := posted_lines + 1;
          balances[posted_lines] := held[slots[line]];
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
          (scope, idempotency_key, request_hash, kind, reference, remark, created_at, books, amounts)
        select item.scope, item.key, item.request_hash, item.kind, item.reference, item.remark, item.created_at,
          in_books[item.last_line - item.size + 1 : item.last_line],
          in_amounts[item.last_line - item.size + 1 : item.last_line]
        from (
          select line.*, sum(line.size) over (order by line.ordinal)::integer as last_line
          from unnest(
            in_scopes, in_keys, in_request_hashes, in_kinds, in_references, in_remarks, in_times, in_sizes, outcomes
          ) with ordinality
            as line (scope, key, request_hash, kind, reference, remark, created_at, size, outcome, ordinal)
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
    coalesce(array_agg(book_account_id), '{}'), coalesce(array_agg(balance_after), '{}')
  into known_places, known_ids, known_books, known_balances
  from (
    select item.ordinal::integer, entry.transfer_id, entry.book_account_id, entry.balance_after
    from unnest(outcomes, earlier_ids) with ordinality as item (outcome, transfer_id, ordinal)
    join entry on entry.transfer_id = item.transfer_id
    where item.outcome = 'replayed'
    order by item.ordinal, entry.id
  ) as known;
end
$$;

