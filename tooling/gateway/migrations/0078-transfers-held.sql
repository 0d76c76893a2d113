-- Money whose account may not have it waits, and says why; one report may pay several deposits of one owner.
alter table bank_transfer
  add column held text check (held in ('closed', 'trial', 'locked', 'pause', 'limit')),
  -- What the report as a whole brought, where it stands here in several rows.
  add column told_amount bigint check (told_amount > amount),
  drop constraint bank_transfer_left_suspense,
  add constraint bank_transfer_left_suspense
    check ((settle_transfer_id is null) = (state = 'waiting' or (outcome = 'exact' and held is null))),
  drop constraint bank_transfer_exact_is_credited,
  add constraint bank_transfer_exact_is_credited check (outcome <> 'exact' or state = 'credited' or held is not null);
drop index bank_transfer_credits_once;
create unique index bank_transfer_credits_once on bank_transfer (deposit_id) where outcome = 'exact' and held is null;
alter table account_notice
  drop constraint account_notice_kind_check,
  add constraint account_notice_kind_check check (
    kind in (
      'deposit_arrived', 'deposit_held', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected',
      'withdrawal_failed', 'feedback_answered'
    )
  );
