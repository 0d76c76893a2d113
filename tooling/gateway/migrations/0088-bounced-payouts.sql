-- The payout that a reported transfer was booked as having brought back: undone, the payout takes its money again (wallet 60).
alter table bank_transfer add column withdrawal_id bigint references withdrawal (id);
create index bank_transfer_of_withdrawal on bank_transfer (withdrawal_id) where withdrawal_id is not null;

update bank_transfer set withdrawal_id = step.withdrawal_id
from withdrawal_event step
where bank_transfer.state = 'returned'
  and step.idempotency_key = 'bank:' || bank_transfer.bank_reference;
