-- The number of a bank names a transfer on one account of one bank on one day; another one under the same number is money too.
-- What the bank wrote is kept beside what was read of it.
alter table bank_transfer
  add column bank text not null default '',
  add column bank_account text not null default '',
  -- Where the Vietnamese day begins on which the bank booked it, where it says so.
  add column bank_day bigint,
  -- The bank's own number, where that was another transfer's already.
  add column told_reference text,
  -- Number and memo as they came, as JSON, where they had to be cleaned.
  add column told text,
  drop constraint bank_transfer_outcome_check,
  add constraint bank_transfer_outcome_check check (outcome in (
    'exact', 'wrong-amount', 'late', 'twice', 'unknown-memo', 'several-memos', 'reference-taken'
  )),
  drop constraint bank_transfer_check,
  add constraint bank_transfer_names_deposit
    check ((deposit_id is null) = (outcome in ('unknown-memo', 'several-memos', 'reference-taken')));
create index bank_transfer_told_reference on bank_transfer (told_reference) where told_reference is not null;
