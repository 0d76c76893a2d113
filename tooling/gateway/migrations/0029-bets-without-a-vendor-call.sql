-- A bet that no vendor's call opened has no debit, no sitting and no round of a vendor's to be found by, and half of the
-- work of settling a draw went into keeping these indexes for it.
alter table bet drop constraint bet_account_id_vendor_code_round_id_key;
create unique index bet_round on bet (account_id, vendor_code, round_id) where debit_id is not null;
alter table bet drop constraint bet_vendor_code_debit_id_key;
create unique index bet_debit on bet (vendor_code, debit_id) where debit_id is not null;
drop index bet_play_session;
create index bet_play_session on bet (play_session_id) where play_session_id is not null;

-- json, not jsonb: lines are read as they were written, and nobody asks the database what is in them.
alter table lottery_order alter column lines type json;
