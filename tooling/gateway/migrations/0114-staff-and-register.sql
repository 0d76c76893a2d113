-- What closes play to an account besides its owner's own breaks and exclusions: the mark of staff (protection 22) and the register of
-- excluded persons (protection 23). Those two end; an owner's never do.
alter table protection_pause
  add column source text not null default 'own' check (source in ('own', 'staff', 'register')),
  add constraint protection_pause_others_exclude check (source = 'own' or kind = 'exclusion');
create unique index protection_pause_of_others on protection_pause (account_id, source)
  where source <> 'own' and ends_at is null;

drop trigger protection_pause_stays on protection_pause;
create trigger protection_pause_stays before update on protection_pause for each row
  when (old.source = 'own' or old.ends_at is not null or new.ends_at is null
    or (new.account_id, new.kind, new.starts_at, new.source) is distinct from (old.account_id, old.kind, old.starts_at, old.source))
  execute function refuse_pause_change();
create trigger protection_pause_is_kept before delete on protection_pause
  for each statement execute function refuse_pause_change();

alter table referral_reward
  drop constraint referral_reward_refused_check,
  add constraint referral_reward_refused_check
    check (refused in ('device', 'card', 'payer', 'mailbox', 'traces', 'limit', 'staff'));
