-- A rollback has transaction ids of its own (games 89). What was rolled back before says what it returned.
alter table seamless_call add column space text not null default 'money' check (space in ('money', 'rollback'));
-- What a request is about, without what may differ when it is sent again: a session key, words (games 88).
alter table seamless_call add column identity text;
update seamless_call set space = 'rollback' where answer -> 'value' -> 'returned' is not null;
alter table seamless_call drop constraint seamless_call_pkey;
alter table seamless_call add primary key (vendor_code, transaction_id, space);

-- A round belongs to vendor, title and member (games 89).
create unique index bet_round_of_title on bet (account_id, vendor_code, node_id, round_id) where debit_id is not null;
drop index bet_round;

-- What a round paid before it ended, in đồng; with the end it is part of what the bet won (games 90).
alter table bet add column paid_amount bigint not null default 0 check (paid_amount >= 0);
