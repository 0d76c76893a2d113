-- A member's own bank accounts. One number belongs to one account of a merchant while it is in use.
create table bank_card (
  id bigint generated always as identity (start with 300001) primary key,
  merchant_id integer not null references merchant,
  account_id bigint not null references account,
  bin text not null,
  account_number text not null,
  holder text not null,
  created_at bigint not null,
  removed_at bigint
);
create unique index bank_card_in_use on bank_card (merchant_id, bin, account_number) where removed_at is null;
create index bank_card_account on bank_card (account_id);

-- Money on its way out. The held amount lies in the member's `hold` book until it is paid or returned.
create table withdrawal (
  id bigint generated always as identity (start with 700001) primary key,
  account_id bigint not null references account,
  bank_card_id bigint not null references bank_card,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'in_process'
    check (state in ('in_process', 'approved', 'disbursed', 'rejected', 'cancelled', 'failed')),
  confirmation text check (confirmation in ('disbursed', 'received', 'partly_received', 'not_received',
    'assumed_received', 'forced_received')),
  received bigint not null default 0 check (received between 0 and amount),
  reason text,
  created_at bigint not null,
  disbursed_at bigint,
  hold_transfer_id bigint not null unique references transfer,
  -- The transfer that paid the held amount or gave it back.
  end_transfer_id bigint unique references transfer,
  unique (account_id, idempotency_key),
  check ((state = 'disbursed') = (confirmation is not null)),
  check ((state = 'disbursed') = (disbursed_at is not null)),
  check ((state in ('in_process', 'approved')) = (end_transfer_id is null))
);
create index withdrawal_account on withdrawal (account_id, id desc);
create index withdrawal_open on withdrawal (state, created_at) where state in ('in_process', 'approved');
create index withdrawal_unanswered on withdrawal (disbursed_at) where confirmation = 'disbursed';

create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal,
  state text not null,
  at bigint not null,
  by text not null check (by in ('member', 'house', 'bank', 'clock')),
  -- A message key `area.key`, or plain words.
  remark text
);
create index withdrawal_event_of on withdrawal_event (withdrawal_id, id);

create table withdrawal_proof (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal,
  kind text not null check (kind in ('png', 'jpeg')),
  image bytea not null,
  created_at bigint not null
);
create index withdrawal_proof_of on withdrawal_proof (withdrawal_id);

-- What an account did with its payment password; see ledger transfers for the money itself.
create table payment_password (
  account_id bigint primary key references account,
  password_hash text not null,
  changed_at bigint not null
);
insert into payment_password (account_id, password_hash, changed_at)
select id, details ->> 'paymentPasswordHash', registered_at from account where details ? 'paymentPasswordHash';
