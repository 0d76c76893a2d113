-- A bet that is settled anew by a corrected result is told its member (games 138).
alter table account_notice
  drop constraint account_notice_kind_check,
  add constraint account_notice_kind_check check (
    kind in (
      'deposit_arrived', 'deposit_held', 'deposit_failed', 'deposit_taken_back', 'withdrawal_approved',
      'withdrawal_rejected', 'withdrawal_failed', 'withdrawal_paid', 'reward_taken_back', 'feedback_answered',
      'bet_voided', 'limits_offered', 'bet_raised', 'bet_lowered'
    )
  );
