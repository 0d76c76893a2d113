-- What a member sets against playing too much.

create table protection_limit (
  account_id bigint not null references account,
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  period text not null check (period in ('24h', '7d', 'month')),
  amount bigint not null check (amount > 0),
  set_at bigint not null,
  -- The wish for a higher amount, or for none; the limit stays as it is until it is confirmed.
  wished_amount bigint check (wished_amount > amount),
  filed_at bigint,
  confirm_from bigint,
  confirm_until bigint,
  -- When the owner was told that the wait is over.
  told_at bigint,
  primary key (account_id, kind, period),
  check ((filed_at is null) = (confirm_from is null) and (filed_at is null) = (confirm_until is null)),
  check (filed_at is not null or (wished_amount is null and told_at is null)),
  check (filed_at <= confirm_from and confirm_from <= confirm_until)
);
create index protection_limit_untold on protection_limit (confirm_from) where filed_at is not null and told_at is null;

-- Breaks and self-exclusions. None is ever changed or taken back; one without an end is for ever.
create table protection_pause (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('break', 'exclusion')),
  starts_at bigint not null,
  ends_at bigint check (ends_at > starts_at),
  check (kind = 'exclusion' or ends_at is not null)
);
create index protection_pause_account on protection_pause (account_id);

create function refuse_pause_change() returns trigger language plpgsql as $$
begin
  raise exception 'a break or an exclusion is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger protection_pause_stays before update or delete on protection_pause
  for each statement execute function refuse_pause_change();

create table protection_setting (
  account_id bigint primary key references account,
  -- Without a choice an hour.
  reality_minutes smallint check (reality_minutes in (15, 30, 60)),
  -- When the last reality check was answered.
  checked_at bigint
);

-- Winnings count against a loss limit when they are paid, not when the stake was placed.
create index bet_won on bet (account_id, settled_at) where win_amount > 0;
