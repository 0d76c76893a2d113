-- What an agent writes to accounts of its line (team 32 to 34).
create table line_message (
  id bigint generated always as identity (start with 800001) primary key,
  sender_id bigint not null references account,
  -- The sub-account that wrote it in the sender's name, or the sender.
  actor_id bigint not null references account,
  audience text not null check (audience in ('direct', 'branch', 'one')),
  -- Whom it was for, where it was for one.
  receiver_id bigint references account,
  title text not null,
  content text not null,
  sent_at bigint not null,
  check ((audience = 'one') = (receiver_id is not null))
);
create index line_message_sender on line_message (sender_id, id desc);

-- One row for each account that it reached.
create table line_message_receipt (
  message_id bigint not null references line_message,
  receiver_id bigint not null references account,
  read_at bigint,
  primary key (message_id, receiver_id)
);
create index line_message_receipt_inbox on line_message_receipt (receiver_id, message_id desc);
create index line_message_receipt_unread on line_message_receipt (receiver_id) where read_at is null;
