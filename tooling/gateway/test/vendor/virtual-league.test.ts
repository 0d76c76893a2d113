import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMatch, fixturesOf, leagues, matchRules, scoreAfter, scoreWeights } from '@saola/game-engines'
import { createModelSource, createVendor, drawsOf, openSeed, runMatches } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { vendorServices } from './vendor-of.ts'
import { pageAssets } from './page-assets.ts'

const source = createModelSource()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const run = () => runMatches(vendorServices(gateway), source)
const vendor = () => createVendor({ ...vendorServices(gateway), matchSource: source }, pageAssets)
const matches = () =>
  gateway.vendorDb
    .selectFrom('match')
    .selectAll()
    .where('league', '=', 'football')
    .orderBy('kick_off_at')
    .orderBy('match_id')
    .execute()

function seedOf(row: { server_seed: string | null; server_seed_hash: string | null }): string {
  return openSeed(vendorServices(gateway), row.server_seed ?? '', row.server_seed_hash ?? '')
}

async function board(): Promise<
  { matchId: string; phase: string; minute: number; score: object; total: unknown[] }[]
> {
  const body = JSON.stringify({ league: 'football', format: 'decimal' })
  const response = await vendor().request('/api/matches/board', { method: 'POST', body })
  const answer = (await response.json()) as { value: { matches: never[] } }
  return answer.value.matches
}

const pairsOf = (round: number) =>
  fixturesOf(leagues.football, round).map(({ home, away }) => [home.en, away.en])

describe('a season', () => {
  it('has every team play in each round, and everybody meet everybody once', () => {
    const { teams } = leagues.football
    const days = teams.length - 1
    const season = Array.from({ length: days }, (_, day) => fixturesOf(leagues.football, 700 * days + day))
    for (const day of season) {
      expect(new Set(day.flatMap(({ home, away }) => [home.en, away.en])).size).toBe(teams.length)
    }
    const pairs = season.flat().map(({ home, away }) => [home.en, away.en].toSorted().join())
    expect(new Set(pairs).size).toBe((teams.length * days) / 2)
  })

  it('turns home and away in the next one', () => {
    const days = leagues.football.teams.length - 1
    expect(pairsOf(701 * days)).toEqual(pairsOf(700 * days).map((pair) => pair.toReversed()))
  })
})

describe('a match of a virtual league (games 67)', () => {
  it('shows its hash from the start, its seed after the end, and goes as its seed says', async () => {
    await run()
    const [match] = await matches()
    if (!match?.strengths) throw new Error('no match was published')
    const serverSeed = seedOf(match)
    const page = async () =>
      (await vendor().request(`/verify/match?match=${match.match_id}&language=EN`)).text()
    expect(match.server_seed_hash).toBe(createHash('sha256').update(serverSeed).digest('hex'))
    expect(await page()).toContain(match.server_seed_hash)

    gateway.clock.advance(match.kick_off_at - gateway.services.now())
    await run()
    // Nobody bet on it: the hash of an empty list joins the seed at the kick-off.
    const clientSeed = `${match.match_id}:${createHash('sha256').update('').digest('hex')}`
    const goals = drawMatch(drawsOf({ serverSeed, clientSeed, nonce: 0 }), scoreWeights(match.strengths))
    for (const minute of [0, 30, 60, 89]) {
      gateway.clock.advance(match.kick_off_at + minute * matchRules.minuteMs - gateway.services.now())
      await run()
      const shown = (await board()).find(({ matchId }) => matchId === match.match_id)
      expect(shown).toMatchObject({ phase: 'live', minute, score: scoreAfter(goals, minute) })
      expect(await page()).not.toContain(serverSeed)
    }
    gateway.clock.advance(3 * matchRules.minuteMs)
    await run()
    expect(await page()).toContain(serverSeed)
    const { home, away } = scoreAfter(goals, 90)
    const ended = (await matches()).find(({ match_id: matchId }) => matchId === match.match_id)
    expect(ended).toMatchObject({ state: 'ended', home_goals: home, away_goals: away })
  })

  it('is published once by two processes, with one seed', async () => {
    gateway.clock.advance(3_600_000)
    const before = await matches()
    await Promise.all([run(), run()])
    const after = await matches()
    expect(after.length).toBeGreaterThan(before.length)
    await run()
    expect(await matches()).toEqual(after)
  })

  it('ends after a night without power as it would have ended in time', async () => {
    gateway.clock.advance(3_600_000)
    await run()
    const published = (await matches()).filter(({ state }) => state === 'held')
    gateway.clock.advance(10 * 3_600_000)
    await run()
    for (const match of published) {
      const ended = (await matches()).find(({ match_id: matchId }) => matchId === match.match_id)
      const goals = drawMatch(
        drawsOf({ serverSeed: seedOf(match), clientSeed: ended?.client_seed ?? '', nonce: 0 }),
        scoreWeights(match.strengths ?? { home: 1, away: 1 }),
      )
      expect({ home: ended?.home_goals, away: ended?.away_goals }).toEqual(scoreAfter(goals, 90))
    }
  })
})

describe('the odds of a league (games 68)', () => {
  it('keep back the published margin of each market', async () => {
    await run()
    const [match] = await matches().then((all) => all.filter(({ state }) => state === 'held'))
    if (!match) throw new Error('no match was published')
    const look = await source.look(
      {
        matchId: match.match_id,
        kickOffAt: match.kick_off_at,
        strengths: match.strengths,
        serverSeed: seedOf(match),
        clientSeed: null,
      },
      match.opens_at,
    )
    const sum = look.prices
      .filter(({ pick }) => pick.startsWith('result:'))
      .reduce((total, { odds }) => total + 1000 / odds, 0)
    expect(sum).toBeGreaterThan(1.06)
    expect(sum).toBeLessThan(1.062)
  })
})
