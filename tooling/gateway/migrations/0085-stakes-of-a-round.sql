-- A round may take several stakes that stand each for itself: the rollback of the first leaves the others (games 98).
alter table bet_addition add column stands_alone boolean not null default false;
-- What of the first stake went back while others of its round stand.
alter table bet add column returned_amount bigint not null default 0 check (returned_amount >= 0);
