import type { Fixture, Look, MatchSource } from '@saola/game-vendor'

/** What a feed said of a match, and when. */
export type Recorded = Partial<Look> & { at: number; matchId: string }

const beforeTheFirst: Look = {
  phase: 'before',
  minute: 0,
  score: { home: 0, away: 0 },
  goals: [],
  isSuspended: false,
  prices: [],
}

/** A real feed as it was recorded, played in place of the model: each message changes what it names and leaves the rest. */
export function recordedFeed(fixtures: readonly Fixture[], messages: readonly Recorded[]): MatchSource {
  return {
    isDrawn: false,
    fixtures: (now) => Promise.resolve(fixtures.filter(({ opensAt }) => opensAt <= now)),
    look: ({ matchId }, at) =>
      Promise.resolve(
        messages
          .filter((message) => message.matchId === matchId && message.at <= at)
          .reduce(
            (look: Look, { at: _at, matchId: _matchId, ...said }) => ({ ...look, ...said }),
            beforeTheFirst,
          ),
      ),
  }
}

/** A fixture of the feed that takes bets for an hour before its start. */
export function fixtureOf(matchId: string, kickOffAt: number): Fixture {
  const [home = '', away = ''] = matchId.split('-')
  return {
    matchId,
    league: 'football',
    round: 1,
    names: { home: { vi: home, en: home }, away: { vi: away, en: away } },
    opensAt: kickOffAt - 3_600_000,
    kickOffAt,
  }
}
