-- What an upline and an account directly below it agree on (contracts 1 to 8). A closed contract stays; the next offer is a
-- new row.
create table contract (
  id bigint generated always as identity (start with 500001) primary key,
  merchant_id integer not null references merchant,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  upline_id bigint not null references account,
  downline_id bigint not null references account,
  -- Pending, edited, signed, end asked for, cancelled, rejected.
  status text not null check (status in ('P', 'E', 'A', 'V', 'C', 'R')),
  -- The terms in force, also while others are on the table.
  signed_version integer,
  -- The terms on the table, and when they are taken off it.
  offered_version integer,
  expires_at bigint,
  created_at bigint not null,
  -- The last step of either side or of the clock.
  processed_at bigint not null,
  -- When it was signed for the first time.
  signed_at bigint,
  ended_at bigint,
  check (upline_id <> downline_id),
  check ((status in ('P', 'E')) = (offered_version is not null)),
  check (status not in ('A', 'V') or signed_version is not null),
  check (signed_version is null or signed_at is not null),
  check (expires_at is null or offered_version is not null),
  check ((status in ('C', 'R')) = (ended_at is not null)),
  check (ended_at is null or signed_version is null)
);
create unique index contract_live on contract (upline_id, downline_id, kind) where ended_at is null;
create index contract_downline on contract (downline_id, kind, id desc);
create index contract_upline on contract (upline_id, kind, id desc);
create index contract_expiring on contract (expires_at) where expires_at is not null;

-- Every version of the terms that was ever on the table. A bill names the version that was in force in its window.
create table contract_terms (
  contract_id bigint not null references contract,
  version integer not null check (version > 0),
  -- Tiers, or the rates of a real-time salary.
  terms jsonb not null,
  -- How often a dividend is paid, and what becomes of a period's loss; a salary has periods of its own.
  cycle text check (cycle in ('daily', 'weekly', 'semimonthly', 'monthly')),
  carry_over text check (carry_over in ('none', 'negative')),
  offered_by text not null check (offered_by in ('upline', 'downline')),
  offered_at bigint not null,
  note text,
  -- From the signature to the end, or to the signature of the next version.
  in_force_from bigint,
  in_force_to bigint,
  primary key (contract_id, version),
  check ((cycle is null) = (carry_over is null)),
  check (in_force_to is null or in_force_from <= in_force_to)
);
create unique index contract_terms_in_force on contract_terms (contract_id)
  where in_force_from is not null and in_force_to is null;

-- A contract and its first terms are written together.
alter table contract
  add foreign key (id, signed_version) references contract_terms deferrable initially deferred,
  add foreign key (id, offered_version) references contract_terms deferrable initially deferred;

-- The history of a contract (contracts 6).
create table contract_event (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract,
  action text not null check (action in ('N', 'E', 'A', 'V', 'C', 'R', 'D')),
  by text not null check (by in ('upline', 'downline', 'system')),
  -- The terms that it was about.
  version integer not null,
  at bigint not null,
  foreign key (contract_id, version) references contract_terms (contract_id, version)
);
create index contract_event_of on contract_event (contract_id, id);

create function refuse_contract_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a contract is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger contract_event_stays before update or delete on contract_event
  for each statement execute function refuse_contract_change();
create trigger contract_stays before delete on contract
  for each statement execute function refuse_contract_change();
create trigger contract_terms_stay before delete on contract_terms
  for each statement execute function refuse_contract_change();
-- Of terms that were offered, only the time in force is written later.
create trigger contract_terms_keep before update of contract_id, version, terms, cycle, carry_over, offered_by, offered_at, note
  on contract_terms for each statement execute function refuse_contract_change();
