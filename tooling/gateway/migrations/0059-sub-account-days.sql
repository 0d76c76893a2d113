-- What an owner lets a sub-account move in a Vietnamese day, by transfers and bills together, in đồng (team 35).
alter table sub_account add column daily_cap bigint not null default 20000000 check (daily_cap >= 0);
alter table sub_account alter column daily_cap drop default;

-- What somebody moved since midnight is asked for with each act.
create index activity_moved on activity (actor_id, at) where kind in ('transfer', 'bill.pay');
