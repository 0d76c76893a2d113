-- What the operator says to feedback, once. Its reference is all that a guest has to ask by, so it cannot be guessed.
alter table feedback
  add column reference text not null default upper(left(replace(gen_random_uuid()::text, '-', ''), 12)),
  add column language text not null default 'VI' check (language in ('VI', 'EN')),
  add column answer text,
  add column answered_at bigint,
  add constraint feedback_type_check
    check (type in ('deposit', 'withdrawal', 'game', 'customer_service', 'application', 'other')),
  add constraint feedback_answer_check check ((answer is null) = (answered_at is null)),
  add constraint feedback_reference_key unique (reference);
create index feedback_waiting on feedback (created_at, id) where answered_at is null;

-- An answer to feedback comes into the inbox as well (support 10). It is about no money, and has the operator's own words.
alter table account_notice
  drop constraint account_notice_kind_check,
  drop constraint account_notice_amount_check,
  alter column amount drop not null,
  add column words text;
alter table account_notice
  add constraint account_notice_kind_check check (
    kind in (
      'deposit_arrived', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'withdrawal_failed',
      'feedback_answered'
    )
  ),
  add constraint account_notice_amount_check check (amount > 0),
  add constraint account_notice_facts_check check (
    (kind = 'feedback_answered') = (amount is null) and (kind = 'feedback_answered') = (words is not null)
  );
