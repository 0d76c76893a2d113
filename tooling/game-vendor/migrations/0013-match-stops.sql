-- Betting that staff have stopped: on everything, on a league or on a match, and on one market of it or on all. Rows stay, so
-- that a moment of the past is judged as it was.
create table match_stop (
  stop_id text primary key,
  league text,
  match_id text references match on delete cascade,
  market text check (market in ('result', 'handicap', 'total', 'score')),
  -- Closed for good, and not suspended until somebody resumes it.
  is_final boolean not null,
  from_at bigint not null,
  until_at bigint check (until_at >= from_at),
  person text not null,
  reason text not null,
  ended_by text,
  end_reason text,
  check (league is null or match_id is null),
  check (not is_final or (match_id is not null and until_at is null)),
  check ((until_at is null) = (ended_by is null) and (until_at is null) = (end_reason is null))
);
create unique index match_stop_standing on match_stop (coalesce(league, ''), coalesce(match_id, ''), coalesce(market, ''))
  where until_at is null;
create index match_stop_ended on match_stop (until_at) where until_at is not null;
