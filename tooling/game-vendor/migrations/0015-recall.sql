-- What ran a round, when it was over, and what its player had before and after it; rounds of before carry none of it.
alter table round add column engine_version text;
alter table round add column model_hash text;
alter table round add column ended_at bigint;
alter table round add column balance_before bigint;
alter table round add column balance_after bigint;
-- Whether free spins, a wheel or another feature came in it, so that the last ones are found without reading the others.
alter table round add column has_feature boolean not null default false;
create index round_features on round (player_id, game_code, created_at desc) where has_feature and state = 'paid';

alter table table_round add column engine_version text;
alter table table_round add column model_hash text;
