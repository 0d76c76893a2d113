-- An account of a member to which nobody has signed in for so long as its merchant says rests until somebody does (member 25).
alter table account add column rests_since bigint;
create index account_idle on account (merchant_id, (coalesce(last_login_at, registered_at)))
  where type = 0 and active_flag = 1 and not is_demo and rests_since is null;
create index account_resting on account (merchant_id, name) where rests_since is not null;

-- Who comes back waits for payouts and for money to others, as after a reset.
alter table payout_wait
  drop constraint payout_wait_reason_check,
  drop constraint payout_wait_line_reason_check,
  add constraint payout_wait_reason_check
    check (reason in ('reset', 'contact', 'bank_card', 'guard', 'payment_password', 'rest')),
  add constraint payout_wait_line_reason_check
    check (line_reason in ('reset', 'contact', 'guard', 'payment_password', 'rest'));
