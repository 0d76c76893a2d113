-- One stake may bring more than one pool to its point: a round keeps all that it won, the largest first.
alter table round rename column jackpot to jackpots;
update round set jackpots = jsonb_build_array(jackpots) where jackpots is not null;
