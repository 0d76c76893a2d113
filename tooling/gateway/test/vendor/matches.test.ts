import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '@saola/game-vendor'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches, type MatchSeat, type TestPick } from './match-table.ts'
import { fixtureOf, recordedFeed, type Recorded } from './recorded-feed.ts'
import { gatewayOf } from './vendor-of.ts'

const minute = 60_000
let gateway: TestGateway
let player: TestPerson
let nodeId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  nodeId = await footballNode(gateway)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `matches${number}`)
  await fund(gateway, player, 1_000_000)
})

const balance = () => balanceOf(gateway, player.wallet)
async function contentOf({ id }: TestPerson): Promise<string | undefined> {
  const { db } = gateway.services
  const bet = await db.selectFrom('bet').select('content').where('account_id', '=', id).executeTakeFirst()
  return bet?.content
}
const now = () => gateway.services.now()

/** A feed of matches that start in ten minutes; each is told with what happens to it, in minutes from now. */
function feedOf(
  told: Readonly<Record<string, readonly (Omit<Recorded, 'at' | 'matchId'> & { in: number })[]>>,
) {
  const start = now()
  const names = Object.keys(told).map((name) => [name, `${name}-Guests${number}`] as const)
  const messages = names.flatMap(([name, matchId]) =>
    (told[name] ?? []).map(({ in: minutes, ...said }) => ({
      ...said,
      matchId,
      at: start + minutes * minute,
    })),
  )
  return {
    source: recordedFeed(
      names.map(([, matchId]) => fixtureOf(matchId, start + 10 * minute)),
      messages,
    ),
    id: (name: string) => `${name}-Guests${number}`,
  }
}

/** Everything that these tests bet on. */
const prices = [
  { pick: 'result:home', odds: 1900 },
  { pick: 'result:away', odds: 2100 },
  { pick: 'handicap:home:-3', odds: 2050 },
  { pick: 'handicap:away:1', odds: 1950 },
  { pick: 'total:over:11', odds: 1980 },
  { pick: 'score:2-1', odds: 9000 },
]
const ends = (home: number, away: number) => ({
  in: 100,
  phase: 'over' as const,
  minute: 90,
  score: { home, away },
  prices: [],
})

const goal = (minutes: number) => ({ in: minutes, score: { home: 1, away: 0 } })

async function placeLive(
  told: Parameters<typeof feedOf>[0],
  pick: [string, number],
  policy = 'better',
): Promise<{ seat: MatchSeat; source: ReturnType<typeof feedOf>['source'] }> {
  const { source, id } = feedOf(told)
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  gateway.clock.advance(20 * minute)
  const { value } = await seat.bet(100_000, [[id('Hosts'), ...pick]], { policy })
  expect(value.bet.state).toBe('debited')
  expect(await balance()).toBe(900_000)
  return { seat, source }
}

const nowPriced = (odds: number, minutes = 30) => ({ in: minutes, prices: [{ pick: 'result:away', odds }] })

async function placeAndWait(told: Parameters<typeof feedOf>[0]) {
  const { source, id } = feedOf(told)
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  const { value } = await seat.bet(100_000, [[id('Hosts'), 'result:away', 2500]], { policy: 'any' })
  gateway.clock.advance(31 * minute)
  const early = (amount: number) =>
    seat.post('/api/matches/early', { betId: value.bet.betId, amount, format: 'decimal' })
  return { seat, source, early }
}

/** The vendor's database as a process has it that ends at some change of a row. */
function within(life: { changes: number }): Database {
  return gateway.vendorDb.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && life.changes-- <= 0) throw new Error('the process ended')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

describe('a single bet that is placed before the start', () => {
  it.each<[string, string, number, [number, number], number]>([
    ['home -¾ at 2.05, 2-1, wins half', 'handicap:home:-3', 2050, [2, 1], 152_500],
    ['away +¼ at 1.95, 0-0, wins half', 'handicap:away:1', 1950, [0, 0], 147_500],
    ['over 2¾ at 1.98, three goals, wins half', 'total:over:11', 1980, [2, 1], 149_000],
    ['2-1 at 9.00, 2-1, wins', 'score:2-1', 9000, [2, 1], 900_000],
    ['home at 1.90, 1-1, loses', 'result:home', 1900, [1, 1], 0],
  ])('%s', async (_what, pick, odds, [home, away], payout) => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }, ends(home, away)] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const taken = await seat.bet(100_000, [[id('Hosts'), pick, odds]])
    expect(taken.value).toMatchObject({ balance: 900_000, bet: { state: 'open', stake: 100_000 } })
    gateway.clock.advance(101 * minute)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout }])
    expect(await balance()).toBe(900_000 + payout)
    await expectReconciled(gateway.services.db)
  })
})

describe('a parlay', () => {
  it('with a leg whose match is called off counts that leg as one (games 64, 73)', async () => {
    const { source, id } = feedOf({
      One: [{ in: 0, prices }, ends(1, 0)],
      Two: [{ in: 0, prices }, ends(2, 1)],
      Three: [
        { in: 0, prices },
        { in: 5, phase: 'void' },
      ],
    })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const picks: TestPick[] = [
      [id('One'), 'result:home', 1900],
      [id('Two'), 'handicap:home:-3', 2050],
      [id('Three'), 'result:away', 2100],
    ]
    expect((await seat.bet(50_000, picks)).value.bet.full).toBe(408_975)
    gateway.clock.advance(11 * minute)
    await runOnce(gateway, source)
    // 50,000 x 1.90 x 2.05, and one for the third (games 87)
    expect(await seat.bets()).toMatchObject([{ state: 'open', total: '3.89', full: 194_750 }])
    gateway.clock.advance(90 * minute)
    await runOnce(gateway, source)
    // 50,000 x 1.90 x (2.05 + 1) / 2 x 1
    expect(await seat.bets()).toMatchObject([
      {
        full: null,
        payout: 144_875,
        legs: [{ result: 'won' }, { result: 'half-won' }, { result: 'push', isVoid: true }],
      },
    ])
    expect(await balance()).toBe(950_000 + 144_875)
    expect(await contentOf(player)).toMatch(/^Parlay of 3 @3\.89; .* → called off, counts 1\.00$/)
  })

  it('on a match that the operator calls off returns the stake of a single bet', async () => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }, ends(1, 0)] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    await seat.bet(50_000, [[id('Hosts'), 'result:home', 1900]])
    expect(await seat.callOff(id('Hosts'), 'guessed')).toBe(401)
    expect(await seat.callOff(id('Hosts'), gateway.services.settings.vendorSecret)).toBe(200)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout: 50_000, legs: [{ isVoid: true }] }])
    expect(await contentOf(player)).toMatch(/ → called off, stake returned$/)
    gateway.clock.advance(101 * minute)
    await runOnce(gateway, source)
    expect(await balance()).toBe(1_000_000)
  })

  it('takes no two legs of one match (games 65)', async () => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const picks: TestPick[] = [
      [id('Hosts'), 'result:home', 1900],
      [id('Hosts'), 'total:over:11', 1980],
    ]
    expect(await seat.bet(10_000, picks)).toMatchObject({ status: 400, field: 'picks' })
    expect(await balance()).toBe(1_000_000)
  })
})

describe('odds that have changed since they were seen (games 71)', () => {
  it.each([
    ['any', 2000, 'taken'],
    ['any', 1800, 'taken'],
    ['better', 1800, 'taken'],
    ['better', 2000, 'odds.changed'],
    ['none', 1900, 'taken'],
    ['none', 1800, 'odds.changed'],
  ])('policy %s, seen %i and 1900 now: %s', async (policy, seen, result) => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const answer = await seat.bet(10_000, [[id('Hosts'), 'result:home', seen]], { policy })
    if (result !== 'taken')
      return expect(answer).toMatchObject({ status: 409, errorCode: result, field: 'picks.0' })
    expect(answer.value.bet).toMatchObject({ state: 'open', total: '1.90' })
  })
})

describe('a bet that is not taken', () => {
  it.each<[string, Omit<Recorded, 'at' | 'matchId'>, string]>([
    ['of a match that is suspended', { isSuspended: true }, 'match.suspended'],
    ['of a match that is over', { phase: 'over', prices: [] }, 'match.closed'],
    ['of a match that is called off', { phase: 'void' }, 'match.closed'],
    ['on a line that is gone', { prices: prices.slice(1) }, 'odds.gone'],
  ])('%s says so and takes nothing', async (_what, said, errorCode) => {
    const { source, id } = feedOf({
      Hosts: [
        { in: 0, prices },
        { in: 1, ...said },
      ],
    })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    gateway.clock.advance(minute)
    const answer = await seat.bet(10_000, [[id('Hosts'), 'result:home', 1900]])
    expect(answer).toMatchObject({ status: 409, errorCode })
    expect(await balance()).toBe(1_000_000)
  })

  it('above the largest stake of its odds says which that is (games 72)', async () => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices: [{ pick: 'score:2-1', odds: 100_000 }] }] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const answer = await seat.bet(10_000_001, [[id('Hosts'), 'score:2-1', 100_000]])
    expect(answer).toMatchObject({ errorCode: 'stake.above', field: 'stake' })
    expect(answer.message).toContain('10,000,000')
  })

  it.each<[string, object, string]>([
    ['a stake below the least one', { stake: 999 }, 'stake'],
    [
      'a pick that nobody knows',
      { picks: [{ matchId: 'a', pick: 'result:both', odds: 1900 }] },
      'picks.0.pick',
    ],
    ['no pick', { picks: [] }, 'picks'],
    ['an unknown policy', { policy: 'all' }, 'policy'],
  ])('with %s names the field', async (_what, wrong, field) => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    expect(await seat.bet(10_000, [[id('Hosts'), 'result:home', 1900]], wrong)).toMatchObject({
      status: 400,
      field,
    })
  })
})

describe('a bet in play (games 63, 70)', () => {
  const live = { in: 10, phase: 'live' as const, minute: 1 }

  it('counts after its delay, and its handicap from the score of that moment', async () => {
    const told = { Hosts: [{ in: 0, prices }, live, goal(15), ends(1, 1)] }
    const { seat, source } = await placeLive(told, ['handicap:away:1', 1950])
    gateway.clock.advance(3999)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'debited' }])
    gateway.clock.advance(1)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'open', legs: [{ from: { home: 1, away: 0 } }] }])
    gateway.clock.advance(90 * minute)
    await runOnce(gateway, source)
    // 0-1 since the bet, with +¼: won in full.
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout: 195_000 }])
  })

  it.each<[string, Omit<Recorded, 'at' | 'matchId'>, string, string]>([
    ['a goal falls', { score: { home: 1, away: 0 } }, 'any', 'The score changed while the bet waited'],
    ['the match is suspended', { isSuspended: true }, 'any', 'Bets on this match are paused'],
    ['the odds drop', { prices: [{ pick: 'result:home', odds: 1800 }] }, 'better', 'The odds have changed'],
  ])('is returned when %s while it waits', async (_what, said, policy, words) => {
    const told = { Hosts: [{ in: 0, prices }, live, { in: 20.05, ...said }] }
    const { seat, source } = await placeLive(told, ['result:home', 1900], policy)
    gateway.clock.advance(4000)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([
      { state: 'rolled-back', refusal: expect.stringContaining(words) },
    ])
    expect(await balance()).toBe(1_000_000)
    await expectReconciled(gateway.services.db)
  })

  it('counts at other odds than those of the press where its policy takes any, and keeps both', async () => {
    const told = {
      Hosts: [
        { in: 0, prices },
        live,
        { in: 20.05, prices: [{ pick: 'result:home', odds: 1800 }] },
        ends(1, 0),
      ],
    }
    const { seat, source } = await placeLive(told, ['result:home', 1900], 'any')
    expect(await contentOf(player)).toMatch(/^Hosts – Guests\d+: Hosts$/)
    expect(await seat.bets()).toMatchObject([{ total: '1.90', pressedAt: null }])
    gateway.clock.advance(4000)
    await runOnce(gateway, source)
    const open = { total: '1.80', pressedAt: '1.90', legs: [{ pick: 'result:home' }] }
    expect(await seat.bets()).toMatchObject([{ state: 'open', ...open }])
    gateway.clock.advance(90 * minute)
    await runOnce(gateway, source)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout: 180_000, ...open }])
    expect(await contentOf(player)).toContain('@1.80')
  })

  it('is judged by the moment at which it counts, however late that is', async () => {
    const told = { Hosts: [{ in: 0, prices }, live, goal(21), ends(1, 0)] }
    const { seat, source } = await placeLive(told, ['result:home', 1900])
    gateway.clock.advance(6 * 60 * minute)
    await runOnce(gateway, source)
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout: 190_000 }])
  })
})

describe('an early settlement (games 66)', () => {
  const at250 = { in: 0, prices: [{ pick: 'result:away', odds: 2500 }] }

  it('pays the stake at the odds of then against the fair ones of now, less the margin', async () => {
    const { seat, source, early } = await placeAndWait({ Hosts: [at250, nowPriced(1600), ends(3, 0)] })
    // 1.60 holds a margin of 6 %: the bet is worth 250,000 at 1.696, and five percent less.
    expect(await seat.bets()).toMatchObject([{ early: 140_035 }])
    expect((await early(140_035)).value).toMatchObject({
      balance: 1_040_035,
      bet: { state: 'paid', isEarly: true },
    })
    // Once, and what the match does later changes nothing.
    expect((await early(140_035)).value.bet).toMatchObject({ payout: 140_035 })
    gateway.clock.advance(90 * minute)
    await runOnce(gateway, source)
    expect(await balance()).toBe(1_040_035)
    await expectReconciled(gateway.services.db)
  })

  it('that is worth less by now is refused with what it is worth', async () => {
    const { early } = await placeAndWait({ Hosts: [at250, nowPriced(2000)] })
    const answer = await early(140_035)
    expect(answer).toMatchObject({ errorCode: 'early.changed' })
    expect(answer.message).toContain('112,028')
    expect(await balance()).toBe(900_000)
  })

  it('pays no more than the bet is worth where nothing has changed', async () => {
    const { seat } = await placeAndWait({ Hosts: [at250, nowPriced(2500)] })
    // 100,000 at fair odds of 2.65, five percent less.
    expect(await seat.bets()).toMatchObject([{ early: 89_622 }])
  })

  it('is closed while the match is suspended', async () => {
    const { seat, early } = await placeAndWait({ Hosts: [at250, { in: 30, isSuspended: true }] })
    expect(await seat.bets()).toMatchObject([{ early: null }])
    expect(await early(1)).toMatchObject({ errorCode: 'early.closed' })
  })
})

describe('a vendor that ends between two steps (games 74)', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('after %i changes pays each bet once at the next start', async (changes) => {
    const { source, id } = feedOf({
      One: [{ in: 0, prices }, ends(1, 0)],
      Two: [{ in: 0, prices }, ends(0, 0)],
    })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    await seat.bet(10_000, [[id('One'), 'result:home', 1900]])
    await seat.bet(10_000, [
      [id('One'), 'result:home', 1900],
      [id('Two'), 'handicap:away:1', 1950],
    ])
    gateway.clock.advance(101 * minute)
    await runOnce(gateway, source, { db: within({ changes }) }).catch(() => undefined)
    await runOnce(gateway, source)
    // 19,000, and 10,000 x 1.9 x (1.95 + 1) / 2
    expect(await balance()).toBe(980_000 + 19_000 + 28_025)
    await expectReconciled(gateway.services.db)
  })

  it('with a stake that is not known to be taken gives it back', async () => {
    const { source, id } = feedOf({ Hosts: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    const send = gatewayOf(gateway)
    const seat = await sitAtMatches(gateway, player, {
      source,
      nodeId,
      sendToGateway: async (request) => {
        const response = await send(request)
        if (request.url.endsWith('/debit')) throw new Error('the line broke')
        return response
      },
    })
    expect((await seat.bet(10_000, [[id('Hosts'), 'result:home', 1900]])).status).toBe(503)
    gateway.clock.advance(minute)
    await runOnce(gateway, source)
    expect(await balance()).toBe(1_000_000)
    await expectReconciled(gateway.services.db)
  })

  it('beside another one that does the same pays once', async () => {
    const { source, id } = feedOf({ One: [{ in: 0, prices }, ends(1, 0)] })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    await seat.bet(10_000, [[id('One'), 'result:home', 1900]])
    gateway.clock.advance(101 * minute)
    await Promise.all([runOnce(gateway, source), runOnce(gateway, source)])
    expect(await balance()).toBe(990_000 + 19_000)
  })
})
