-- A person whom an agent lets work in its name (team 27 to 29). It stands beside the line, not in it: it has no upline.
create table sub_account (
  account_id bigint primary key references account,
  owner_id bigint not null references account,
  -- What the owner calls it.
  label text not null,
  rights text[] not null,
  created_at bigint not null,
  check (account_id <> owner_id)
);
create index sub_account_owner on sub_account (owner_id, account_id);

-- What an agent and its sub-accounts did (team 30, 31), each written with the act itself.
create table activity (
  id bigint generated always as identity primary key,
  owner_id bigint not null references account,
  actor_id bigint not null references account,
  kind text not null,
  -- On whom, where it was on somebody.
  subject_id bigint references account,
  details jsonb not null,
  ip text not null,
  region text not null,
  user_agent text not null,
  at bigint not null
);
create index activity_owner on activity (owner_id, id desc);
create index activity_actor on activity (actor_id, id desc);

create function refuse_activity_change() returns trigger language plpgsql as $$
begin
  raise exception 'what somebody did is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger activity_stays before update or delete on activity
  for each statement execute function refuse_activity_change();
