import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceTables } from '@saola/game-vendor'
import { validShare } from '@saola/rules'
import { validBetTermsOf } from '../../src/db/valid-bet-terms.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { openPools } from '../../src/games/jackpot/open-pools.ts'
import { findMerchant } from '../../src/http/merchant.ts'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches } from '../vendor/match-table.ts'
import { fixtureOf, recordedFeed } from '../vendor/recorded-feed.ts'
import { newKey, seamless, sitDown } from '../vendor/seat.ts'
import { vendorServices } from '../vendor/vendor-of.ts'

const minute = 60_000

let gateway: TestGateway
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  const validBets = { wholeFromEdge: 200 }
  await changeMerchant(gateway.services, { merchant: 'saola', validBets })
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})
beforeEach(async () => {
  number += 1
  player = await addPerson(gateway, `valid${number}`)
  await fund(gateway, player, 10_000_000)
})

/** The player's bets: what was staked, and what of it could be lost and counts. */
async function bets(): Promise<{ stake: number; risk: number; valid: number }[]> {
  const rows = await gateway.services.db
    .selectFrom('bet')
    .select(['bet_amount as stake', 'risk_amount as risk', 'valid_amount as valid'])
    .where('account_id', '=', player.id)
    .orderBy('id')
    .execute()
  return rows
}

/** A title that is open at this return, in hundredths of a percent. */
async function openTitle(gameCode: string, rtp: number): Promise<string> {
  const title = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1_000, rtp })
    .where('game_code', '=', gameCode)
    .returning('node_id')
    .executeTakeFirstOrThrow()
  return title.node_id
}

describe('at a shared table (games 77)', () => {
  it.each([
    ['one side', { big: 100_000 }, 100_000],
    // A triple takes both: a throw may lose them all.
    ['both sides, which a triple takes', { big: 100_000, small: 40_000 }, 140_000],
    // Big pays 200,000, small the same, and any triple 32 for one.
    ['both sides and the triple', { big: 100_000, small: 100_000, 'any-triple': 6_250 }, 6_250],
  ])('%s', async (_what, cells, risk) => {
    const seat = await sitDown(gateway, player, undefined, await openTitle('LIVE_BIG_SMALL', 9_700))
    const look = async () => (await seat.post('/api/table', {})).value
    await look()
    gateway.clock.advance(3_000)
    await advanceTables(vendorServices(gateway))
    const { running } = await look()
    await seat.post('/api/table/bet', { key: newKey(), roundId: running.roundId, cells })
    for (const ms of [20_000, 2_000, 60_000]) {
      gateway.clock.advance(ms)
      await advanceTables(vendorServices(gateway))
    }
    const stake = Object.values(cells).reduce((sum, chip) => sum + chip, 0)
    expect(await bets()).toEqual([{ stake, risk, valid: risk }])
  })
})

describe('at matches (games 77)', () => {
  const prices = [
    { pick: 'total:over:10', odds: 1_950 },
    { pick: 'total:under:10', odds: 1_900 },
  ]

  async function atMatch() {
    const start = gateway.services.now()
    const matchId = `Valid${number}-Guests`
    const source = recordedFeed(
      [fixtureOf(matchId, start + 10 * minute)],
      [
        { matchId, at: start, prices },
        { matchId, at: start + 30 * minute, prices },
        {
          matchId,
          at: start + 100 * minute,
          phase: 'over',
          minute: 90,
          score: { home: 3, away: 0 },
          prices: [],
        },
      ],
    )
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId: await footballNode(gateway) })
    const end = async () => {
      gateway.clock.advance(120 * minute)
      await runOnce(gateway, source)
    }
    return { seat, matchId, end }
  }

  it('both sides of a line count by what they lose together, each by its stake', async () => {
    const { seat, matchId, end } = await atMatch()
    await seat.bet(100_000, [[matchId, 'total:over:10', 1_950]])
    await seat.bet(100_000, [[matchId, 'total:under:10', 1_900]])
    await end()
    // Under pays 190,000 of 200,000, which is the least: 95,000 of each.
    expect((await bets()).map(({ risk }) => risk)).toEqual([5_000, 5_000])
  })

  it('one side counts whole, and what was bought back counts nothing', async () => {
    const { seat, matchId, end } = await atMatch()
    await seat.bet(100_000, [[matchId, 'total:over:10', 1_950]])
    const { value } = await seat.bet(50_000, [[matchId, 'total:under:10', 1_900]])
    gateway.clock.advance(31 * minute)
    const { betId } = value.bet
    const open = (await seat.bets()).find((bet: { betId: string }) => bet.betId === betId)
    const sold = await seat.post('/api/matches/early', { betId, amount: open.early, format: 'decimal' })
    expect(sold.value.bet).toMatchObject({ isEarly: true })
    await end()
    expect((await bets()).map(({ risk }) => risk)).toEqual([100_000, 0])
  })
})

/** One round of a title that gives back so much; its credit says more. */
async function play(end: object, rtp = 9_400) {
  const { opened } = await sitDown(gateway, player, undefined, await openTitle('LIMBO', rtp))
  const ids = { transactionId: `d${number}`, debitTransactionId: `d${number}` }
  await seamless(gateway, 'debit', {
    transactionId: ids.transactionId,
    roundId: `r${number}`,
    sessionKey: opened.sessionKey,
    amount: 100_000,
    content: '',
  })
  return seamless(gateway, 'credit', {
    transactionId: `c${number}`,
    debitTransactionId: ids.debitTransactionId,
    amount: 0,
    content: '',
    ...end,
  })
}

describe('what a credit says of its bet', () => {
  it.each([
    ['nothing more: the whole stake', {}, 100_000, 100_000],
    ['the least that comes back', { leastReturn: 40_000 }, 60_000, 60_000],
    ['more than the stake comes back', { leastReturn: 140_000 }, 0, 0],
    ['the stake itself came back', { amount: 100_000 }, 0, 0],
    ['odds below the least that count (games 79)', { odds: 1_249 }, 100_000, 0],
    ['odds that count', { odds: 1_250 }, 100_000, 100_000],
  ])('%s', async (_what, end, risk, valid) => {
    expect((await play(end)).success).toBe(true)
    expect(await bets()).toEqual([{ stake: 100_000, risk, valid }])
  })

  it('a title that gives back 99.5 percent counts a quarter (games 78)', async () => {
    await play({}, 9_950)
    expect(await bets()).toEqual([{ stake: 100_000, risk: 100_000, valid: 25_000 }])
    expect(validShare(validBetTermsOf({}), 'MINI', 9_950)).toBe(2_500)
  })

  it.each([
    [{ leastReturn: -1 }, 'leastReturn'],
    [{ odds: 999 }, 'odds'],
  ])('%o names the field', async (end, field) => {
    const answer = await play(end)
    expect(answer.success).toBe(false)
    expect(JSON.stringify(answer)).toContain(field)
  })

  it('near the cap of a pool that it feeds nothing of a stake counts (games 78)', async () => {
    const { db } = gateway.services
    const { id } = await findMerchant(gateway.services, 'saola')
    await openPools(gateway.services, id)
    const fills = (feeds: boolean) =>
      db.updateTable('game').set({ feeds_jackpot: feeds }).where('game_code', '=', 'LIMBO').execute()
    const { meter_micro: before } = await db
      .selectFrom('jackpot_pool')
      .select('meter_micro')
      .where('pool', '=', 'mini')
      .executeTakeFirstOrThrow()
    const setMeter = (meter: number) =>
      db.updateTable('jackpot_pool').set({ meter_micro: meter }).where('pool', '=', 'mini').execute()
    await setMeter(499_000_000_000)
    await fills(true)
    const { opened } = await sitDown(gateway, player, undefined, await openTitle('LIMBO', 9_400))
    await seamless(gateway, 'debit', {
      transactionId: `dj${number}`,
      roundId: `rj${number}`,
      sessionKey: opened.sessionKey,
      amount: 1_000,
      content: '',
    })
    await fills(false)
    await setMeter(before)
    const bet = await db
      .selectFrom('bet')
      .select('valid_share')
      .where('account_id', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(bet.valid_share).toBe(0)
    await seamless(gateway, 'rollback', { transactionId: `rb${number}`, debitTransactionId: `dj${number}` })
  })
})
