-- Channels of notices are those of a whole database. Where the tables stand in a schema of their own, its notices have channels of
-- their own too: `namedIn` of the server package names them in the same way. In `public` they are what they were.
create function channel_of(name text, schema_name text) returns text language sql immutable as $$
  select case schema_name when 'public' then name else name || '_' || schema_name end
$$;

create or replace function tell_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(channel_of('saola_changes', tg_table_schema), '');
  return null;
end $$;

create or replace function tell_of_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify(channel_of('saola_changes', tg_table_schema), 'sessions');
  return null;
end $$;

create or replace function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from ended) then
    perform pg_notify(channel_of('saola_changes', tg_table_schema), 'sessions');
  end if;
  return null;
end $$;

-- Locks that are a number are those of a whole database as well.
create function lock_of(key bigint, schema_name text) returns bigint language sql immutable as $$
  select case schema_name when 'public' then key else key + (hashtext(schema_name)::bigint << 32) end
$$;

create or replace function note_late_bet() returns trigger language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock_shared(lock_of(7240047, tg_table_schema))
    or exists (select from settlement where settled_to > new.settled_at)
  then
    insert into bet_correction (account_id, settled_at) values (new.account_id, new.settled_at);
  end if;
  return null;
end
$$;
