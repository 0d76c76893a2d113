-- A receiver may refuse a bill of which nothing is paid, and says why.
alter table bill
  add column rejected_at bigint,
  add column rejected_reason text check (rejected_reason in ('figures', 'terms', 'other')),
  add column rejected_note text check (length(rejected_note) <= 200),
  add check ((state = 'rejected') = (rejected_at is not null)),
  add check ((rejected_at is null) = (rejected_reason is null)),
  add check (state <> 'rejected' or paid = 0);

-- The time of a bill is part of it; what ends early is looked for by it.
create trigger bill_time_keeps before update of expires_at on bill
  for each statement execute function refuse_bill_change();
create index bill_to_expire on bill (expires_at)
  where expires_at is not null and state in ('to_collect', 'partly_paid', 'insufficient_balance');
