-- The pair that follows is made with the pair in use, so that its hash is shown before a client seed is taken for it. Pairs
-- of before get theirs when their player comes back. The first client seed of a pair is the player's to choose.
alter table seed_pair add column next_server_seed text;
alter table seed_pair add column next_server_seed_hash text;
alter table seed_pair add constraint seed_pair_whole_next
  check ((next_server_seed is null) = (next_server_seed_hash is null));
alter table seed_pair alter column client_seed drop not null;
