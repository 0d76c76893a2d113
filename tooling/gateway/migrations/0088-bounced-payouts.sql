-- The payout that a reported transfer was booked as having brought back, and how that stood before: undone, the payout takes its
-- money again and stands so (wallet 60).
alter table bank_transfer
  add column withdrawal_id bigint references withdrawal (id),
  add column confirmation_before text
    constraint bank_transfer_confirmation_before_check check (confirmation_before in ('partly_sent', 'disbursed', 'received',
      'partly_received', 'not_received', 'assumed_received', 'forced_received', 'returned')),
  add column received_before bigint;
create index bank_transfer_of_withdrawal on bank_transfer (withdrawal_id) where withdrawal_id is not null;

update bank_transfer set withdrawal_id = step.withdrawal_id
from withdrawal_event step
where bank_transfer.state = 'returned'
  and step.idempotency_key = 'bank:' || bank_transfer.bank_reference;
