-- A session that has ended is kept: when it began and ended, where it was, and why (session 56). Nothing of it is changed later.
create table ended_session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  began_at bigint not null,
  seen_at bigint,
  ended_at bigint not null,
  reason text not null check (reason in ('signed_out', 'idle', 'longest', 'secured', 'operator')),
  ip text not null,
  user_agent text not null,
  region text
);
create index ended_session_newest on ended_session (account_id, ended_at desc, id desc);
create trigger ended_session_stays before update or delete on ended_session
  for each statement execute function refuse_statement('what a session was stays as it was');
