import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { Terms } from '@saola/rules'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { placeOnDraw } from './lottery-bets.ts'
import { asSent, flat, openLine, sign, type Line } from './stage.ts'

const dayMs = 86_400_000

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'past')
  await fund(gateway, line.player, 10_000_000)
  await fund(gateway, line.beside, 10_000_000)
  const trial = await addPerson(gateway, 'pasttrial', { type: 4, upline: line.low })
  await fund(gateway, trial, 10_000_000)
  await sign(gateway, line.top, line.middle, flat('daily', 1_000))
  // Two days ago: 300,000 staked and 100,000 lost by the player, the trial account and open or cancelled bets aside.
  await placeBet(gateway, line.player, { stake: 200_000, win: 150_000 })
  await placeBet(gateway, line.player, { stake: 100_000, win: 50_000 })
  await placeBet(gateway, line.player, { stake: 50_000 })
  await placeBet(gateway, line.player, { stake: 50_000, cancelled: true })
  await placeBet(gateway, trial, { stake: 70_000, win: 0 })
  // Beside is of middle's team and not of low's.
  await placeBet(gateway, line.beside, { stake: 400_000, win: 0 })
  await playLottery()
  gateway.clock.advance(dayMs)
  await sign(gateway, line.middle, line.low, flat('daily', 500))
  gateway.clock.advance(dayMs)
})
afterAll(() => gateway.close())

/** The player in one draw: 20,000 staked in all, of which 5,000 are below the least bet, and 40,000 lost in another. */
async function playLottery(): Promise<void> {
  const gameCode = 'NORTH_OF_THE_PAST'
  await openLottery(gateway, gameCode)
  await draw('20261122-0001', [
    { stake: 15_000, win: 45_000 },
    { stake: 5_000, win: 0 },
  ])
  await draw('20261122-0002', [{ stake: 40_000, win: 0 }])

  async function draw(numero: string, bets: readonly { stake: number; win: number }[]): Promise<void> {
    const drawId = Number(await addDraw(gateway, gameCode, { numero }))
    for (const bet of bets) await placeOnDraw(gateway, line.player, { ...bet, drawId, gameCode })
  }
}

const ask = (person: TestPerson, terms: Terms, more: { downlineId?: string; periods?: number } = {}) =>
  gateway.client(person.token).send(calls.contracts.whatIf, { terms: asSent(terms), periods: 2, ...more })

describe('what terms would have paid (contracts 17)', () => {
  it('shows the upline the figures of the team, and what it keeps of its own contract', async () => {
    const shown = await ask(line.middle, flat('daily', 800), { downlineId: String(line.low.id) })
    // 360,000 of the player at 0.8 %; middle itself has 1 % of 760,000 and pays that.
    expect(shown.rows).toMatchObject([
      {
        validBet: 360_000,
        netLoss: 115_000,
        activeMembers: 1,
        tier: 0,
        downlineAmount: 2_880,
        uplineAmount: 4_720,
        presentAmount: 1_800,
      },
      { validBet: 0, netLoss: 0, activeMembers: 0, downlineAmount: 0, uplineAmount: 0, presentAmount: 0 },
    ])
    expect([shown.downlineAmount, shown.uplineAmount, shown.presentAmount]).toEqual([2_880, 4_720, 1_800])
  })

  it('shows the downline its own team and what the upline would pay, not what the upline earns', async () => {
    const shown = await ask(line.low, flat('daily', 800))
    expect([shown.downlineAmount, shown.uplineAmount, shown.presentAmount]).toEqual([2_880, -2_880, 1_800])
  })

  it.each([
    ['a dividend of 10 % of the loss', flat('dividend', 10_000), 11_500],
    // The draw that was won brings 30,000 at 1 %, the one that was lost 40,000 at 2 %; 5,000 is below the least bet.
    [
      'a real-time salary',
      { kind: 'realtime', lossRate: 2_000, profitRate: 1_000, minimumBet: 10_000 } as const,
      300 + 800,
    ],
    ['a tier that is not reached', flat('daily', 800, { betVolume: 400_000 }), 0],
    ['a fixed amount', flat('daily', 1_000, { rateType: 'F', betVolume: 300_000 }), 1_000],
  ])('%s: %i', async (_words, terms, amount) => {
    const daily = terms.kind === 'dividend' ? { cycle: 'daily' as const } : {}
    const shown = await gateway.client(line.low.token).send(calls.contracts.whatIf, {
      terms: asSent(terms),
      periods: 2,
      ...daily,
    })
    expect(shown.downlineAmount).toBe(amount)
  })

  it('counts the hours of an hourly salary', async () => {
    const shown = await ask(line.low, flat('hourly', 1_000), { periods: 31 })
    expect(shown.rows).toHaveLength(31)
    expect(shown.rows.every(({ from, to }) => to - from === 3_600_000)).toBe(true)
    expect(shown.rows.at(-1)?.to).toBeLessThanOrEqual(gateway.clock.now())
  })

  it.each([
    ['an account two levels below', 'top', () => line.low],
    ['its own upline', 'low', () => line.middle],
    ['nobody', 'middle', () => ({ id: 999_999_999 })],
  ] as const)('says nothing about %s', async (_words, who, target) => {
    const refused = await refusal(ask(line[who], flat('daily', 100), { downlineId: String(target().id) }))
    expect([refused.status, refused.code]).toEqual([404, 'not_found'])
  })

  it('refuses terms that nobody may offer', async () => {
    const refused = await refusal(ask(line.low, flat('daily', 3_001)))
    expect([refused.status, refused.code]).toEqual([400, 'contracts.terms.refused'])
  })
})
