-- What became of a person's money, told in the inbox (support 8). It is kept as facts and read in the language of the reader.
create table account_notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null
    check (kind in ('deposit_arrived', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'withdrawal_failed')),
  -- The number of the act that it tells: of one act it is told once.
  about text not null,
  amount bigint not null check (amount > 0),
  reason text,
  sent_at bigint not null,
  read_at bigint,
  unique (account_id, kind, about)
);
create index account_notice_inbox on account_notice (account_id, sent_at desc, id desc);
create index account_notice_unread on account_notice (account_id) where read_at is null;
