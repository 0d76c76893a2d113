-- What a member sets against playing too long: minutes in one go, or on a day of Vietnam. A wish for more waits as that of an amount does.
create table protection_time_limit (
  account_id bigint not null references account,
  period text not null check (period in ('session', 'day')),
  amount bigint not null check (amount between 1 and 1440),
  set_at bigint not null,
  wished_amount bigint check (wished_amount > amount),
  filed_at bigint,
  confirm_from bigint,
  confirm_until bigint,
  told_at bigint,
  primary key (account_id, period),
  check ((filed_at is null) = (confirm_from is null) and (filed_at is null) = (confirm_until is null)),
  check (filed_at is not null or (wished_amount is null and told_at is null)),
  check (filed_at <= confirm_from and confirm_from <= confirm_until)
);
create index protection_time_limit_untold on protection_time_limit (confirm_from) where filed_at is not null and told_at is null;

-- What an operator sets for a member, who cannot loosen it. A row is ended, never changed, so that each is known with who set it and why.
create table operator_limit (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'time')),
  period text not null,
  amount bigint not null check (amount > 0),
  set_at bigint not null,
  set_by text not null,
  reason text not null,
  ended_at bigint check (ended_at >= set_at),
  ended_by text,
  end_reason text,
  check (period in ('session', 'day') and amount <= 1440 or kind <> 'time'),
  check (period in ('24h', '7d', 'month') or kind = 'time'),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create unique index operator_limit_standing on operator_limit (account_id, kind, period) where ended_at is null;
create index operator_limit_account on operator_limit (account_id);
