-- Who is signed in is kept for a moment too, for reads (wire 35): every process is told, once it is committed, that a session has
-- ended, an account has been closed or opened, or what a sub-account may do has changed. A statement that touched nothing tells
-- nothing: each sign-in clears away what has expired.
create function tell_of_sessions() returns trigger language plpgsql as $$
begin
  notify saola_changes, 'sessions';
  return null;
end $$;

create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from ended) then
    notify saola_changes, 'sessions';
  end if;
  return null;
end $$;

create trigger session_end_is_told after delete on session
  referencing old table as ended
  for each statement execute function tell_of_ended_sessions();
create trigger session_truncate_is_told after truncate on session
  for each statement execute function tell_of_sessions();
create trigger account_is_told after update of active_flag, type, name, merchant_id on account
  for each statement execute function tell_of_sessions();
create trigger sub_account_is_told after insert or update or delete or truncate on sub_account
  for each statement execute function tell_of_sessions();
