-- What a member asks of the house, and what is said about it.
create table ticket (
  id bigint generated always as identity (start with 900001) primary key,
  merchant_id integer not null references merchant,
  account_id bigint not null references account,
  topic text not null check (topic in ('deposit', 'withdrawal', 'game', 'customer_service', 'application', 'other')),
  -- The order number of what it is about, as the statement shows it.
  reference text,
  -- `waiting` for the house, `answered` for the member.
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  created_at bigint not null,
  updated_at bigint not null,
  -- The last time the member looked.
  seen_at bigint not null
);
create index ticket_account on ticket (account_id, updated_at desc);
create index ticket_waiting on ticket (merchant_id, updated_at) where state = 'waiting';

create table ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket,
  by text not null check (by in ('member', 'house')),
  content text not null,
  image_kind text check (image_kind in ('png', 'jpeg')),
  image bytea,
  created_at bigint not null,
  check ((image is null) = (image_kind is null))
);
create index ticket_message_of on ticket_message (ticket_id, id);
