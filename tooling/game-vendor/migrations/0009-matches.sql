-- A match that takes bets: of a virtual league with its committed seed, or of a real feed without one.
create table match (
  match_id text primary key,
  league text not null,
  round_no bigint not null,
  names jsonb not null,
  opens_at bigint not null,
  kick_off_at bigint not null,
  -- Of a virtual league: what its result is drawn from. The hash is shown from the start, the seed after the end.
  strengths jsonb,
  server_seed text,
  server_seed_hash text,
  state text not null default 'held' check (state in ('held', 'ended', 'void')),
  -- When a match that is not held was called off; nothing that was bet on it counts from then on.
  voided_at bigint,
  home_goals integer check (home_goals >= 0),
  away_goals integer check (away_goals >= 0),
  check ((state = 'ended') = (home_goals is not null and away_goals is not null)),
  check ((state = 'void') = (voided_at is not null))
);
create index match_held on match (kick_off_at) where state = 'held';
create index match_newest on match (league, kick_off_at desc);

create table match_bet (
  bet_id text primary key,
  -- Chosen by the page for one press of the button: the same key is the same bet.
  bet_key text not null,
  play_session_id text not null,
  player_id text not null,
  game_code text not null,
  family text not null,
  wallet text not null check (wallet in ('seamless', 'vendor', 'demo')),
  language text not null check (language in ('VI', 'EN')),
  stake bigint not null check (stake > 0),
  -- Which odds are taken when they have changed: any, better ones, or none.
  policy text not null check (policy in ('any', 'better', 'none')),
  state text not null
    check (state in ('created', 'debited', 'open', 'decided', 'paid', 'refused', 'rolling-back', 'rolled-back')),
  -- Why the wallet or the match refused it.
  refusal text,
  placed_at bigint not null,
  -- A bet in play counts some seconds after it was placed.
  counts_at bigint not null,
  payout bigint check (payout >= 0),
  is_early boolean not null default false,
  unique (player_id, game_code, bet_key)
);
create index match_bet_open on match_bet (counts_at) where state in ('created', 'debited', 'decided', 'rolling-back');
create index match_bet_newest on match_bet (player_id, game_code, placed_at desc);

-- A parlay has no two legs of one match.
create table match_leg (
  bet_id text not null references match_bet on delete cascade,
  match_id text not null references match,
  place integer not null,
  pick text not null,
  -- In thousandths, as they were seen, and as the bet was taken.
  seen_odds integer not null check (seen_odds > 1000),
  odds integer not null check (odds > 1000),
  -- The score when the bet was placed in play: goals before it do not count for a handicap.
  from_home integer,
  from_away integer,
  result text check (result in ('won', 'half-won', 'push', 'half-lost', 'lost')),
  primary key (bet_id, match_id)
);
create index match_leg_open on match_leg (match_id) where result is null;
