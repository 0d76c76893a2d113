-- Where a cycle ends and the salt of its hash lie sealed; those of before stand open, as `point:salt`, until their pool is fed.
alter table jackpot_pool add column secret text;
update jackpot_pool set secret = point_micro || ':' || salt;
alter table jackpot_pool alter column secret set not null;
alter table jackpot_pool drop column point_micro;
alter table jackpot_pool drop column salt;
