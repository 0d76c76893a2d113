-- How far each kind of contract is settled; a dividend for each of its periods. Whoever settles locks the row, so that two
-- processes never settle one window. Empty until the first run, which begins with the window that is running then.
create table settlement (
  name text primary key,
  settled_to bigint
);
insert into settlement (name) values
  ('realtime'), ('hourly'), ('daily'),
  ('dividend:daily'), ('dividend:weekly'), ('dividend:semimonthly'), ('dividend:monthly');

-- What an upline owes for one period of a contract, or for the part of it in which the contract was in force. Of a bill only
-- what is paid and its state change: a bet that is corrected later makes an adjustment of the next bill.
create table bill (
  id bigint generated always as identity (start with 700001) primary key,
  contract_id bigint not null references contract,
  -- The terms in force as the window opened.
  terms_version integer not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  upline_id bigint not null references account,
  downline_id bigint not null references account,
  period_key text not null,
  opens_at bigint not null,
  closes_at bigint not null,
  -- What the team did, as the formula took it.
  figures jsonb not null,
  tier integer,
  base bigint not null,
  deductions bigint not null default 0 check (deductions >= 0),
  carried_in bigint not null default 0 check (carried_in <= 0),
  carried_out bigint not null default 0 check (carried_out <= 0),
  -- By the formula, what corrections of earlier bills add or take, and what is owed.
  settled_amount bigint not null check (settled_amount >= 0),
  adjustment bigint not null default 0,
  amount bigint not null check (amount >= 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  state text not null check (state in ('to_collect', 'issued', 'partly_paid', 'insufficient_balance', 'not_reached',
    'rejected', 'expired')),
  settled_at bigint not null,
  expires_at bigint,
  foreign key (contract_id, terms_version) references contract_terms (contract_id, version),
  unique (contract_id, period_key, opens_at),
  check (opens_at < closes_at),
  check (amount = greatest(0, settled_amount + adjustment)),
  check ((state = 'not_reached') = (amount = 0)),
  check ((state = 'issued') = (amount > 0 and paid = amount))
);
create index bill_upline on bill (upline_id, id desc);
create index bill_downline on bill (downline_id, id desc);
create index bill_open on bill (upline_id) where state in ('to_collect', 'partly_paid', 'insufficient_balance');
create index bill_to_distribute on bill (closes_at, id) where state = 'to_collect' and kind <> 'dividend';

create table bill_payment (
  id bigint generated always as identity primary key,
  bill_id bigint not null references bill,
  -- Of the upline's request; the clock's own payments have a key of their own.
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  transfer_id bigint not null unique references transfer,
  paid_at bigint not null,
  unique (bill_id, idempotency_key)
);

-- What a correction changes in a bill that stands: the next bill of the contract takes it along.
create table bill_adjustment (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract,
  bill_id bigint not null references bill,
  was bigint not null,
  becomes bigint not null,
  -- What a dividend carries on from the corrected bill.
  carried_out bigint not null default 0,
  found_at bigint not null,
  taken_by bigint references bill
);
create index bill_adjustment_of on bill_adjustment (bill_id, id desc);
create index bill_adjustment_waiting on bill_adjustment (contract_id) where taken_by is null;
create index bill_adjustment_taken on bill_adjustment (taken_by) where taken_by is not null;

create function refuse_bill_change() returns trigger language plpgsql as $$
begin
  raise exception 'a bill stays as it was made' using errcode = 'restrict_violation';
end
$$;
create trigger bill_stays before delete on bill for each statement execute function refuse_bill_change();
create trigger bill_keeps before update of contract_id, terms_version, kind, upline_id, downline_id, period_key, opens_at,
  closes_at, figures, tier, base, deductions, carried_in, carried_out, settled_amount, adjustment, amount, settled_at
  on bill for each statement execute function refuse_bill_change();
create trigger bill_payment_stays before update or delete on bill_payment
  for each statement execute function refuse_bill_change();

-- Bets that changed after they were settled, for whoever settles to look at. A plain list, so that nobody waits for it.
create table bet_correction (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  settled_at bigint not null
);
create function note_bet_correction() returns trigger language plpgsql as $$
begin
  insert into bet_correction (account_id, settled_at) values (old.account_id, old.settled_at);
  return null;
end
$$;
create trigger bet_corrected after update of win_amount, status, bet_amount on bet
  for each row when (old.settled_at is not null
    and (new.win_amount <> old.win_amount or new.status <> old.status or new.bet_amount <> old.bet_amount))
  execute function note_bet_correction();

-- A settlement reads the bets of a window.
create index bet_settled on bet (settled_at) where settled_at is not null;
