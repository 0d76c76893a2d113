import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund } from '../wallet/people.ts'

const stake = 10_000
/** What was won by whom, at a title with codes like these. */
const wins = [
  ['limbo', 'LIMBO', 300],
  ['roulette', 'LIVE_%ROULETTE', 36],
  ['slots', 'RNG_%', 20],
  ['fishing', 'FISH_%', 50],
  ['poker', 'PVP_VIDEO_POKER%', 25],
  ['jackpot', 'RNG_%', 40],
] as const

let gateway: TestGateway
const names = new Map<string, string>()
beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.services
  // A week of its own.
  gateway.clock.advance(21 * 86_400_000)
  for (const [who, gameCode, times] of wins) {
    // oxlint-disable-next-line no-await-in-loop -- each bets on a title of their own
    const person = await addPerson(gateway, `odds${who}`)
    // oxlint-disable-next-line no-await-in-loop -- each bets on a title of their own
    await fund(gateway, person, stake)
    // oxlint-disable-next-line no-await-in-loop -- each bets on a title of their own
    const game = await titleLike(gameCode)
    // oxlint-disable-next-line no-await-in-loop -- each bets on a title of their own
    const orderNo = await placeBet(gateway, person, { stake, win: stake * times, nodeId: game.node_id })
    names.set(who, game.node_id)
    if (who !== 'jackpot') continue
    const jackpot = { jackpot_amount: 100_000 }
    // oxlint-disable-next-line no-await-in-loop -- each bets on a title of their own
    await db.updateTable('bet').set(jackpot).where('order_no', '=', orderNo).execute()
  }
})
afterAll(() => gateway.close())

/** The first title of ours that a member may play, by its code. */
function titleLike(code: string) {
  return gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('game_code', 'like', code)
    .where('playable', '=', true)
    .orderBy('sort')
    .executeTakeFirstOrThrow()
}

/** The odds of a chance, in two digits. */
const oneIn = (chance: number, isAbout = false) => ({ oneIn: Number((1 / chance).toPrecision(2)), isAbout })

/** What the gateway keeps of a title's slot model, read by hand. */
async function chanceOfSlot(least: number): Promise<number> {
  const row = await gateway.services.db
    .selectFrom('win_odds')
    .innerJoin('game', 'game.win_odds_code', 'win_odds.code')
    .select(['win_odds.tail', 'win_odds.code'])
    .where('game.node_id', '=', names.get('slots') ?? '')
    .executeTakeFirstOrThrow()
  expect(row.code).toMatch(/^slots\./)
  return row.tail.filter(([times]) => times >= least)[0]?.[1] ?? 0
}

describe('a win says how likely it is (winners 6)', () => {
  it.each([
    ['the ranking', async () => (await gateway.client().send(calls.games.ranking, { week: 'this' })).list],
    [
      'the latest wins',
      async () =>
        (await gateway.client().send(calls.games.winnerBoard, { limitNum: 6 })).list.map(({ vo }) => vo),
    ],
  ])('in %s, by the odds of its title', async (_, list) => {
    const rows = await list()
    const oddsOf = (who: string, times: number) =>
      rows.find(({ nodeId, winAmount }) => nodeId === names.get(who) && winAmount === stake * (times - 1))
        ?.odds
    expect(rows).toHaveLength(wins.length)
    expect(oddsOf('limbo', 300)).toEqual(oneIn(0.97 / 300))
    expect(oddsOf('roulette', 36)).toEqual(oneIn(1 / 37))
    expect(oddsOf('slots', 20)).toEqual(oneIn(await chanceOfSlot(200_000)))
    expect(oddsOf('fishing', 50)?.isAbout).toBe(true)
    // An engine that cannot tell, and a win that a jackpot is in.
    expect(oddsOf('poker', 25)).toBeUndefined()
    expect(oddsOf('jackpot', 40)).toBeUndefined()
  })
})
