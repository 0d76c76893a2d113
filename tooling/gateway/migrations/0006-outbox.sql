-- What the house said by SMS or mail. On a local installation this is where people read it.
create table outbox_message (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  account_id bigint references account,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  title text not null,
  content text not null,
  language text not null check (language in ('VI', 'EN')),
  created_at bigint not null
);
create index outbox_message_time on outbox_message (created_at desc, id desc);
create index outbox_message_recipient on outbox_message (recipient, id desc);

-- A code that somebody was sent. Only its hash is kept; the newest of a purpose and recipient counts.
create table verification_code (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  -- What the code opens: `register`, `login`, `reset`, `contact`, or a challenge of its own.
  purpose text not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  code_hash text not null,
  wrong_tries smallint not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index verification_code_newest on verification_code (merchant_id, purpose, recipient, id desc);
