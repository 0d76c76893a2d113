-- The account that paid a deposit, as a key that only the installation's secret makes (wallet 52): a bare hash is found by trying all
-- numbers. The job that keys payers turns the old hashes into keys; their column stays empty then, and goes in a later release.
alter table bank_transfer add column payer_key text;
-- Of all rows, because an index of an expression that leaves some out is not used to join by it.
create index bank_transfer_payer_key on bank_transfer ((coalesce(payer_key, payer_hash)));
