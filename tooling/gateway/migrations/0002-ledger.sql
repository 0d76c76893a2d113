-- The double-entry book. Whole đồng; times in milliseconds since 1970.

create table book_account (
  id bigint generated always as identity primary key,
  -- Empty for the books of the house.
  owner_id bigint references account,
  kind text not null,
  currency text not null default 'VND',
  balance bigint not null default 0,
  may_be_negative boolean not null default false,
  unique nulls not distinct (owner_id, kind, currency),
  constraint book_account_owner_stays_positive check (owner_id is null or not may_be_negative),
  constraint book_account_no_overdraft check (may_be_negative or balance >= 0)
);
create index book_account_kind on book_account (kind, id);

create table transfer (
  id bigint generated always as identity primary key,
  scope text not null,
  idempotency_key text not null,
  request_hash text not null,
  kind text not null check (kind in ('deposit', 'suspense', 'bet', 'win', 'rollback', 'adjustment')),
  -- What the transfer is about: the memo of a deposit, the order number of a bet.
  reference text not null,
  -- A message key `area.key`, or plain words.
  remark text not null,
  created_at bigint not null,
  unique (scope, idempotency_key)
);
create index transfer_reference on transfer (reference, kind);

create table entry (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references transfer,
  book_account_id bigint not null references book_account,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  created_at bigint not null,
  unique (transfer_id, book_account_id)
);
create index entry_book_time on entry (book_account_id, created_at, id);
create index entry_book_id on entry (book_account_id, id);

-- An entry is the only thing that changes a balance, and it notes the balance it made.
create function apply_entry() returns trigger language plpgsql as $$
begin
  update book_account set balance = balance + new.amount
  where id = new.book_account_id
  returning balance into new.balance_after;
  return new;
end
$$;
create trigger entry_changes_balance before insert on entry for each row execute function apply_entry();

create function guard_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance <> 0 then
    raise exception 'a new book starts at zero' using errcode = 'restrict_violation';
  end if;
  -- Depth 1 is a statement from outside; depth 2 is the trigger of an entry.
  if tg_op = 'UPDATE' and new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by an entry' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger book_account_balance_guard before insert or update on book_account
  for each row execute function guard_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the book is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();
create trigger transfer_never_emptied before truncate on transfer execute function refuse_change();
create trigger entry_append_only before update or delete on entry
  for each row execute function refuse_change();
create trigger entry_never_emptied before truncate on entry execute function refuse_change();
create trigger book_account_stays before delete on book_account
  for each row execute function refuse_change();

-- Deferred to the commit, because a transfer is written row by row.
create function check_transfer() returns trigger language plpgsql as $$
declare
  checked bigint;
  lines integer;
  total numeric;
  currencies integer;
begin
  if tg_table_name = 'transfer' then checked := new.id; else checked := new.transfer_id; end if;
  select count(*), coalesce(sum(entry.amount), 0), count(distinct book_account.currency)
  into lines, total, currencies
  from entry join book_account on book_account.id = entry.book_account_id
  where entry.transfer_id = checked;
  if lines < 2 or total <> 0 or currencies <> 1 then
    raise exception 'transfer % does not balance: % entries in % currencies, sum %', checked, lines, currencies, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create constraint trigger transfer_balances after insert on transfer
  deferrable initially deferred for each row execute function check_transfer();
create constraint trigger entry_balances after insert on entry
  deferrable initially deferred for each row execute function check_transfer();

-- Posts one transfer, or says why not: `posted`, `replayed`, `insufficient`, `key-reused`.
create function post_transfer(
  in_scope text, in_key text, in_request_hash text, in_kind text, in_reference text, in_remark text,
  in_now bigint, in_books bigint[], in_amounts bigint[],
  out outcome text, out posted_id bigint, out book_ids bigint[], out balances bigint[]
) language plpgsql as $$
declare
  known_hash text;
  locked integer;
begin
  -- Always in the order of their ids, so that crossed transfers wait for each other instead of deadlocking.
  perform id from book_account where id = any(in_books) order by id for no key update;
  get diagnostics locked = row_count;
  if locked <> cardinality(in_books) or locked <> cardinality(in_amounts) then
    raise exception 'a transfer names existing books, each once, with one amount each';
  end if;

  select id, request_hash into posted_id, known_hash from transfer
  where scope = in_scope and idempotency_key = in_key;
  if posted_id is null then
    if exists (
      select from unnest(in_books, in_amounts) as line (book_id, amount)
      join book_account on book_account.id = line.book_id
      where not book_account.may_be_negative and book_account.balance + line.amount < 0
    ) then
      outcome := 'insufficient';
      return;
    end if;
    insert into transfer (scope, idempotency_key, request_hash, kind, reference, remark, created_at)
    values (in_scope, in_key, in_request_hash, in_kind, in_reference, in_remark, in_now)
    on conflict (scope, idempotency_key) do nothing
    returning id into posted_id;
    if posted_id is not null then
      insert into entry (transfer_id, book_account_id, amount, created_at)
      select posted_id, line.book_id, line.amount, in_now
      from unnest(in_books, in_amounts) as line (book_id, amount) order by line.book_id;
      outcome := 'posted';
    else
      -- The same key over other books: a neighbour was faster.
      select id, request_hash into posted_id, known_hash from transfer
      where scope = in_scope and idempotency_key = in_key;
    end if;
  end if;

  if outcome is null and known_hash is distinct from in_request_hash then
    outcome := 'key-reused';
    posted_id := null;
    return;
  end if;
  outcome := coalesce(outcome, 'replayed');
  select array_agg(entry.book_account_id order by entry.id), array_agg(entry.balance_after order by entry.id)
  into book_ids, balances
  from entry where entry.transfer_id = posted_id;
end
$$;

-- Each account has a wallet from its first moment.
create function open_player_books() returns trigger language plpgsql as $$
begin
  insert into book_account (owner_id, kind) select id, 'player' from opened order by id;
  return null;
end
$$;
create trigger account_opens_player_book after insert on account
  referencing new table as opened for each statement execute function open_player_books();
insert into book_account (owner_id, kind) select id, 'player' from account order by id;
insert into book_account (kind, may_be_negative) values ('bank', true), ('suspense', false);

create table deposit (
  id bigint generated always as identity (start with 500001) primary key,
  account_id bigint not null references account,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  memo text not null unique check (memo ~ '^[A-Z0-9]{6,19}$'),
  -- A pending deposit past its time is expired; nothing needs to write that down.
  status text not null default 'pending' check (status in ('pending', 'received')),
  created_at bigint not null,
  expires_at bigint not null,
  received_at bigint,
  transfer_id bigint unique references transfer,
  unique (account_id, idempotency_key),
  check (expires_at > created_at),
  check ((status = 'received') = (transfer_id is not null and received_at is not null))
);
create index deposit_account on deposit (account_id, created_at);

-- What the bank reported, each reference once, and what became of it.
create table bank_transfer (
  id bigint generated always as identity primary key,
  bank_reference text not null unique,
  memo text not null,
  amount bigint not null check (amount > 0),
  received_at bigint not null,
  outcome text not null check (outcome in ('exact', 'wrong-amount', 'late', 'twice', 'unknown-memo')),
  deposit_id bigint references deposit,
  transfer_id bigint not null unique references transfer,
  check ((deposit_id is null) = (outcome = 'unknown-memo'))
);
create unique index bank_transfer_credits_once on bank_transfer (deposit_id) where outcome = 'exact';
