-- What nobody here chooses joins the seed of what many share: the bets taken, each by its fingerprint. Written once, when
-- betting has ended. Rounds and matches of before were drawn from the seed and their name alone.
alter table table_round add column client_seed text;
alter table table_round add column bet_fingerprints jsonb;
update table_round set client_seed = game_code, bet_fingerprints = '[]' where outcome is not null;
alter table table_round add constraint table_round_client_seed
  check ((client_seed is not null) = (outcome is not null));

alter table match add column client_seed text;
alter table match add column bet_fingerprints jsonb;
update match set client_seed = match_id, bet_fingerprints = '[]'
  where server_seed is not null and (state <> 'held' or kick_off_at <= extract(epoch from now()) * 1000);
