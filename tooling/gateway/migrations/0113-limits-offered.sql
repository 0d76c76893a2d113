-- Limits are offered to every member again six months after registering or the last offer (protection 21).
alter table account add column limits_offered_at bigint;
create index account_limits_offer on account ((coalesce(limits_offered_at, registered_at)))
  where type = 0 and active_flag = 1 and not is_demo;
alter table account_notice
  drop constraint account_notice_kind_check,
  drop constraint account_notice_facts_check;
alter table account_notice
  add constraint account_notice_kind_check check (
    kind in (
      'deposit_arrived', 'deposit_held', 'deposit_failed', 'deposit_taken_back', 'withdrawal_approved',
      'withdrawal_rejected', 'withdrawal_failed', 'withdrawal_paid', 'reward_taken_back', 'feedback_answered',
      'bet_voided', 'limits_offered'
    )
  ),
  add constraint account_notice_facts_check check (
    (kind in ('feedback_answered', 'limits_offered')) = (amount is null) and (kind = 'feedback_answered') = (words is not null)
  );
