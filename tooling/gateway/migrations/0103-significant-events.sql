-- What whoever supervises play wants to know later (system 53): written in the transaction of the act, never changed, and chained
-- by hashes a moment later, by merchant. An event outlives what it is about, so its account is a number alone.
create table significant_event (
  id bigint generated always as identity primary key,
  -- None: of the installation, such as a start.
  merchant_id bigint references merchant,
  happened_at bigint not null,
  -- Area and deed; which there are is the code's, so that old and new processes run side by side.
  kind text not null check (kind ~ '^[a-z]+\.[a-z]+(-[a-z]+)*$'),
  actor text not null check (actor in ('operator', 'account', 'bank', 'vendor', 'gateway')),
  -- Who of the operator.
  person text,
  account_id bigint,
  -- What it is about, as people know it: a bet, a title, a parameter.
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  -- Its place in the chain of its merchant, and the hash up to there.
  place bigint,
  hash text,
  constraint significant_event_sealed check ((place is null) = (hash is null))
);
create unique index significant_event_place on significant_event (coalesce(merchant_id, 0), place)
  where place is not null;
create index significant_event_unsealed on significant_event (id) where place is null;
create index significant_event_of_merchant on significant_event (coalesce(merchant_id, 0), happened_at, id);
create index significant_event_of_kind on significant_event (coalesce(merchant_id, 0), kind, happened_at, id);
create index significant_event_of_account on significant_event (account_id, happened_at, id)
  where account_id is not null;

-- A row is sealed once; nothing else ever happens to it.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.place is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.place is null and new.place is not null
    and to_jsonb(new) - 'place' - 'hash' = to_jsonb(old) - 'place' - 'hash' then
    return new;
  end if;
  raise exception 'a significant event is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger significant_event_stays before insert or update or delete on significant_event
  for each row execute function refuse_event_change();
create trigger significant_event_is_not_emptied before truncate on significant_event
  for each statement execute function refuse_event_change();
