-- What the owner of held money wants done with it (wallet 58); a person still decides.
alter table bank_transfer add column wish text check (wish in ('return', 'keep'));
alter table bank_transfer add column wished_at bigint;
alter table bank_transfer add constraint bank_transfer_wish_has_time check ((wish is null) = (wished_at is null));
