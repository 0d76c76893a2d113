-- Every title has its rounds here, not Limbo alone: rounds with moves, with added stakes, played from any wallet.
alter table play_session rename column account_id to player_id;
alter table play_session alter column player_id type text using player_id::text;
alter table play_session add column game_code text not null default 'LIMBO';
alter table play_session add column family text not null default 'MINI';
alter table play_session add column game_name text not null default 'Limbo';
alter table play_session add column min_stake bigint not null default 1000 check (min_stake > 0);
alter table play_session add column settings jsonb not null default '{"autoplay":true,"turbo":true,"leastCycleMs":0}';
-- Whose money is staked: the merchant's by the seamless calls, the player's with this vendor, or play money.
alter table play_session add column wallet text not null default 'seamless' check (wallet in ('seamless', 'vendor', 'demo'));
alter table play_session alter column game_code drop default;
alter table play_session alter column family drop default;
alter table play_session alter column game_name drop default;
alter table play_session alter column min_stake drop default;
alter table play_session alter column settings drop default;
alter table play_session alter column wallet drop default;

alter table seed_pair rename column account_id to player_id;
alter table seed_pair alter column player_id type text using player_id::text;
alter table seed_pair rename column game to game_code;
update seed_pair set game_code = upper(game_code);

alter table round rename column account_id to player_id;
alter table round alter column player_id type text using player_id::text;
alter table round rename column game to game_code;
update round set game_code = upper(game_code);
alter table round add column family text not null default 'MINI';
alter table round alter column family drop default;
alter table round add column wallet text not null default 'seamless' check (wallet in ('seamless', 'vendor', 'demo'));
alter table round alter column wallet drop default;
alter table round add column moves jsonb not null default '[]';
-- All that was staked by now, added stakes included.
alter table round add column staked bigint;
update round set staked = stake;
alter table round alter column staked set not null;
-- A move that waits for its added stake, and how often one was asked for: each asking has an id of its own.
alter table round add column raise jsonb;
alter table round add column raises integer not null default 0;
-- What the wallet paid beside the round's own payout.
alter table round add column jackpot jsonb;
alter table round drop constraint round_state_check;
alter table round add constraint round_state_check check (state in
  ('created', 'debited', 'playing', 'raising', 'decided', 'paid', 'refused', 'rolling-back', 'rolled-back'));
drop index round_open;
create index round_open on round (created_at)
  where state in ('created', 'debited', 'playing', 'raising', 'decided', 'rolling-back');

-- What moved in a wallet that this vendor keeps, once per transaction id; what was taken back before it came is kept too.
create table wallet_entry (
  transaction_id text primary key,
  player_id text not null references player_wallet,
  amount bigint not null,
  state text not null check (state in ('done', 'refused', 'cancelled')),
  created_at bigint not null
);
