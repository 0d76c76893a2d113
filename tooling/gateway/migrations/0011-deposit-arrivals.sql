-- What became of each transfer that the bank reported. An exact one is credited in the moment it arrives; every other
-- one waits in the suspense book until it is credited to an account or sent back, once.
alter table bank_transfer
  add column state text not null default 'waiting' check (state in ('waiting', 'credited', 'returned')),
  -- Whose wallet it reached.
  add column account_id bigint references account,
  -- The transfer that took it out of the suspense book.
  add column settle_transfer_id bigint unique references transfer,
  add column settled_at bigint,
  -- Why the house decided as it did, in plain words.
  add column reason text;
update bank_transfer set state = 'credited', settled_at = bank_transfer.received_at, account_id = deposit.account_id
from deposit where deposit.id = bank_transfer.deposit_id and bank_transfer.outcome = 'exact';
alter table bank_transfer
  add constraint bank_transfer_settled check ((state = 'waiting') = (settled_at is null)),
  add constraint bank_transfer_credited check ((state = 'credited') = (account_id is not null)),
  add constraint bank_transfer_left_suspense
    check ((settle_transfer_id is null) = (state = 'waiting' or outcome = 'exact')),
  add constraint bank_transfer_exact_is_credited check (outcome <> 'exact' or state = 'credited');
create index bank_transfer_deposit on bank_transfer (deposit_id);
create index bank_transfer_waiting on bank_transfer (id) where state = 'waiting';
