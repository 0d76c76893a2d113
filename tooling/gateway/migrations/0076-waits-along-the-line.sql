-- A first guard and a transaction password that are set in a strange place make payouts wait as well (wallet 53).
alter table payout_wait drop constraint payout_wait_reason_check,
  add check (reason in ('reset', 'contact', 'bank_card', 'guard', 'payment_password'));

-- Money along the line, bills and goods wait for all of it but a bank account, so the newest of the others stands beside the newest of all.
alter table payout_wait add column line_reason text
    check (line_reason in ('reset', 'contact', 'guard', 'payment_password')),
  add column line_begun_at bigint,
  add check ((line_reason is null) = (line_begun_at is null));
update payout_wait set line_reason = reason, line_begun_at = begun_at where reason <> 'bank_card';
