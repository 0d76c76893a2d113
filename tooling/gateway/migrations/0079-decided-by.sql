-- Who decided about money in the suspense account.
alter table bank_transfer add column decided_by text;
