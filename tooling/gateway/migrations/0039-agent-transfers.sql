-- Money that an agent sends along its line: to an account below, or to the one directly above (team 20 to 23).
create table agent_transfer (
  id bigint generated always as identity (start with 700001) primary key,
  -- Who sends.
  account_id bigint not null references account,
  receiver_id bigint not null references account,
  idempotency_key text not null,
  direction text not null check (direction in ('down', 'up')),
  amount bigint not null check (amount > 0),
  -- What the sender wrote to it.
  remark text,
  created_at bigint not null,
  transfer_id bigint not null unique references transfer,
  unique (account_id, idempotency_key),
  check (account_id <> receiver_id)
);
create index agent_transfer_sent on agent_transfer (account_id, created_at);
create index agent_transfer_received on agent_transfer (receiver_id, id desc);

create function refuse_agent_transfer_change() returns trigger language plpgsql as $$
begin
  raise exception 'a transfer along the line is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger agent_transfer_stays before update or delete on agent_transfer
  for each statement execute function refuse_agent_transfer_change();
