-- The chat room of a merchant (support 13 to 15).
create table chat_setting (
  merchant_id integer primary key references merchant,
  is_open boolean not null,
  -- Between two messages of one member.
  slow_seconds integer not null check (slow_seconds between 0 and 3600)
);

create table chat_message (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  account_id bigint not null references account,
  text text not null,
  created_at bigint not null,
  hidden_at bigint,
  -- An operator looked at what was reported, and let it stand.
  kept_at bigint
);
create index chat_message_of_merchant on chat_message (merchant_id, id);
create index chat_message_of_account on chat_message (account_id, id desc);

create table chat_report (
  message_id bigint not null references chat_message,
  account_id bigint not null references account,
  reported_at bigint not null,
  primary key (message_id, account_id)
);

create table chat_mute (
  account_id bigint primary key references account,
  until bigint not null
);

-- What listeners are told, in its order.
create table chat_event (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat_message,
  kind text not null check (kind in ('said', 'hidden', 'shown'))
);

-- How many listen at each process, so that all of them can say how many there are.
create table chat_listening (
  process text primary key,
  merchant_id integer not null references merchant,
  listeners integer not null,
  at bigint not null
);
