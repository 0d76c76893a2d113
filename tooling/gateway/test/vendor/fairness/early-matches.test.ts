import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMatch, matchRules, scoreAfter, scoreWeights, type Goal } from '@saola/game-engines'
import { createModelSource, createVendor, drawsOf, runMatches } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { vendorServices } from '../vendor-of.ts'
import { pageAssets } from '../page-assets.ts'

const source = createModelSource()
/** Until this minute no goal falls with either seed; with the second one some fall after it. */
const quietMinutes = 20

let gateway: TestGateway
let matchId: string
let kickOffAt: number
/** Another seed has another hash; nothing else may differ. */
let shownHash: string
let seeds: readonly [string, string]
beforeAll(async () => {
  gateway = await startGateway()
  await runMatches(vendorServices(gateway), source)
  const match = await gateway.vendorDb
    .selectFrom('match')
    .selectAll()
    .where('league', '=', 'football')
    .where('kick_off_at', '>', gateway.services.now())
    .orderBy('kick_off_at')
    .executeTakeFirstOrThrow()
  matchId = match.match_id
  kickOffAt = match.kick_off_at
  const { strengths } = match
  if (!strengths) throw new Error('a match of a virtual league has strengths')
  // Nobody bets on it: an empty list joins its seed.
  const joined = `${matchId}:${hashOf('')}`
  const goalsOf = (seed: string): readonly Goal[] =>
    drawMatch(drawsOf({ serverSeed: seed, clientSeed: joined, nonce: 0 }), scoreWeights(strengths))
  const quiet = Array.from({ length: 400 }, (_, number) => number.toString(16).padStart(64, '0'))
    .map((seed) => ({
      seed,
      early: sum(scoreAfter(goalsOf(seed), quietMinutes)),
      all: sum(scoreAfter(goalsOf(seed), 90)),
    }))
    .filter(({ early }) => early === 0)
  const without = quiet.find(({ all }) => all === 0)
  const withGoals = quiet.find(({ all }) => all > 2)
  if (!without || !withGoals) throw new Error('among 400 seeds none is quiet')
  seeds = [without.seed, withGoals.seed]
})
afterAll(() => gateway.close())

function sum({ home, away }: { home: number; away: number }): number {
  return home + away
}

/** Puts another seed in the place of the one that the match has; what is shown as its hash stays. */
async function reseed(seed: string): Promise<void> {
  await gateway.vendorDb
    .updateTable('match')
    .set({ server_seed: seed, server_seed_hash: hashOf(seed) })
    .where('match_id', '=', matchId)
    .execute()
  shownHash = hashOf(seed)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What everybody is answered about the match, word for word; these calls ask nobody who they are. */
async function allAnswers(): Promise<Record<string, string>> {
  const vendor = createVendor({ ...vendorServices(gateway), matchSource: source }, pageAssets)
  const read = async (path: string, body?: object) => {
    const answer = await vendor.request(path, body && { method: 'POST', body: JSON.stringify(body) })
    return (await answer.text()).replaceAll(shownHash, 'the hash')
  }
  return {
    'the board': await read('/api/matches/board', { league: 'football', format: 'decimal' }),
    'the markets': await read('/api/matches/markets', { matchId, format: 'decimal' }),
    'a slip': await read('/api/matches/slip', {
      picks: [{ matchId, pick: 'result:home', odds: 2000 }],
      stake: 10_000,
      format: 'decimal',
    }),
    'the hot matches': await read('/matches/hot'),
    'the verify page': await read(`/verify/match?match=${matchId}&language=EN`),
  }
}

describe('nobody learns how a match goes on (games 67)', () => {
  it.each([
    ['before the kick-off', -1],
    ['at the kick-off', 0],
    ['in play, before any goal', quietMinutes * matchRules.minuteMs],
  ])('%s no answer depends on goals that are to come, nor does its size', async (_, afterKickOff) => {
    gateway.clock.advance(kickOffAt + afterKickOff - gateway.clock.now())
    await reseed(seeds[0])
    const first = await allAnswers()
    await reseed(seeds[1])
    expect(await allAnswers()).toEqual(first)
    expect(Object.values(first).filter((answer) => answer.includes(matchId)).length).toBeGreaterThan(3)
  })

  it('once it has ended its goals are shown, and its verify page has the seed', async () => {
    gateway.clock.advance(kickOffAt + 91 * matchRules.minuteMs - gateway.clock.now())
    await runMatches(vendorServices(gateway), source)
    expect((await allAnswers())['the verify page']).toContain(seeds[1])
  })
})
