import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { settleCorrections } from '@saola/game-vendor'
import { expectReconciled } from '../../expect-reconciled.ts'
import { operateBets } from '../../operations/bets/own-games.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches, type MatchSeat, type TestPick } from '../match-table.ts'
import { launch, seamless } from '../seat.ts'
import { gatewayOf, vendorServices } from '../vendor-of.ts'
import { because, deskOf, feedOf, minute, type Told } from './desk.ts'

let gateway: TestGateway
let player: TestPerson
let nodeId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await footballNode(gateway)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  player = await addPerson(gateway, `corrected${(number += 1)}`)
  await fund(gateway, player, 1_000_000)
})

const prices = [
  { pick: 'result:home', odds: 1900 },
  { pick: 'result:away', odds: 2100 },
  { pick: 'score:2-1', odds: 9000 },
  { pick: 'handicap:home:-3', odds: 2050 },
]
const ends = (home: number, away: number, minutes = 100) => [
  { in: 0, prices },
  { in: minutes, phase: 'over' as const, minute: 90, score: { home, away }, prices: [] },
]
const balance = () => balanceOf(gateway, player.wallet)

/** Stakes an amount at another title; what is left. */
async function spend(amount: number): Promise<number> {
  const { value } = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  const id = `spent-${number}`
  const stake = { transactionId: id, roundId: id, sessionKey: value.sessionKey, amount, content: '' }
  expect((await seamless(gateway, 'debit', stake)).success).toBe(true)
  return balance()
}

type Wanted = { home: number; away: number; key?: string; matchId?: string; by?: string }

/** A member at matches of a feed, bets that they place, and the desk that corrects results. */
async function open(told: Told) {
  const { source, id } = feedOf(gateway, told)
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  const desk = deskOf(gateway, source)
  const pick = (name: string, text: string, odds: number): TestPick => [id(name), text, odds]
  return {
    source,
    id,
    seat,
    desk,
    pick,
    /** Lets time pass until matches are over and paid. */
    end: async (minutes = 101) => {
      gateway.clock.advance(minutes * minute)
      await runOnce(gateway, source)
    },
    correct: (wanted: Wanted) =>
      desk({ do: 'correct', matchId: id('Hosts'), key: `order-${number}`, ...because, ...wanted }),
    settle: () => settleCorrections(vendorServices(gateway)),
  }
}

/** A bet of 100,000 on the hosts, who are said to have won 2-1: it was paid 190,000. */
async function paidBet(odds: TestPick[1] = 'result:home', price = 1900) {
  const table = await open({ Hosts: ends(2, 1) })
  await table.seat.bet(100_000, [table.pick('Hosts', odds, price)])
  await table.end()
  return table
}

const shown = async (seat: MatchSeat) => (await seat.bets())[0]
const notices = () =>
  gateway.services.db
    .selectFrom('account_notice')
    .select(['kind', 'about', 'amount', 'reason'])
    .where('account_id', '=', player.id)
    .orderBy('id')
    .execute()
const betOf = () =>
  gateway.services.db
    .selectFrom('bet')
    .select(['order_no', 'status', 'win_amount', 'content'])
    .where('account_id', '=', player.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()

describe('a wrong result is corrected (games 128)', () => {
  it('what was won by it is taken back, once however often it is ordered and settled', async () => {
    const { correct, settle, seat } = await paidBet()
    expect(await balance()).toBe(1_090_000)
    const { status, value } = await correct({ home: 1, away: 2 })
    expect(status).toBe(200)
    expect(value).toMatchObject({
      version: 2,
      before: { home: 2, away: 1 },
      score: { home: 1, away: 2 },
      isNew: true,
      sums: [{ merchant: 'saola', bets: 1, more: 0, less: 190_000 }],
    })
    expect(await settle()).toBe(1)
    expect(await balance()).toBe(900_000)
    expect((await correct({ home: 1, away: 2 })).value).toMatchObject({ ...value, isNew: false })
    expect((await correct({ home: 1, away: 2, key: 'another' })).value).toMatchObject({
      isNew: false,
      sums: [],
    })
    expect(await settle()).toBe(0)
    expect(await balance()).toBe(900_000)
    expect(await shown(seat)).toMatchObject({
      state: 'paid',
      payout: 0,
      paidBefore: 190_000,
      legs: [{ result: 'lost', score: { home: 1, away: 2 } }],
    })
    await expectReconciled(gateway.services.db)
  })

  it('what is owed more by it is paid', async () => {
    const { correct, settle } = await paidBet('result:away', 2100)
    expect(await balance()).toBe(900_000)
    await correct({ home: 0, away: 1 })
    await settle()
    expect(await balance()).toBe(1_110_000)
    await expectReconciled(gateway.services.db)
  })

  it('a correction is corrected, and all versions stay with who, when and why', async () => {
    const { correct, settle, desk, id } = await paidBet('handicap:home:-3', 2050)
    // At -¾ one goal more wins half.
    expect(await balance()).toBe(1_052_500)
    await correct({ home: 3, away: 1, key: 'first' })
    await settle()
    expect(await balance()).toBe(1_105_000)
    gateway.clock.advance(minute)
    await correct({ home: 1, away: 1, key: 'second', by: 'Lan' })
    await correct({ home: 2, away: 1, key: 'third' })
    expect((await desk({ do: 'results', matchId: id('Hosts') })).value.owed).toBe(2)
    await settle()
    await settle()
    expect(await balance()).toBe(1_052_500)
    const { value } = await desk({ do: 'results', matchId: id('Hosts') })
    expect(value).toMatchObject({ state: 'ended', owed: 0 })
    expect(value.versions).toMatchObject([
      { version: 1, home: 2, away: 1, person: null },
      { version: 2, home: 3, away: 1, person: 'Minh', reason: because.reason },
      { version: 3, home: 1, away: 1, person: 'Lan', at: gateway.services.now() },
      { version: 4, home: 2, away: 1 },
    ])
    await expectReconciled(gateway.services.db)
  })

  it('a parlay is settled anew as a whole, and one that runs on takes the corrected leg with it', async () => {
    const { correct, settle, seat, pick, end } = await open({
      Hosts: ends(2, 1),
      Guests: ends(1, 0),
      Late: ends(1, 0, 300),
    })
    await seat.bet(100_000, [pick('Hosts', 'result:away', 2100), pick('Guests', 'result:home', 1900)])
    await seat.bet(100_000, [pick('Hosts', 'result:away', 2100), pick('Late', 'result:home', 1900)])
    await end()
    expect(await balance()).toBe(800_000)
    expect((await correct({ home: 1, away: 2 })).value.sums).toMatchObject([{ bets: 1, more: 399_000 }])
    await settle()
    expect(await balance()).toBe(1_199_000)
    await end(200)
    expect(await balance()).toBe(1_598_000)
    await expectReconciled(gateway.services.db)
  })

  it('by a chain of events: the match with its versions, and each bet', async () => {
    const { correct, settle, id } = await paidBet()
    await correct({ home: 1, away: 2 })
    await settle()
    const events = await gateway.services.db
      .selectFrom('significant_event')
      .selectAll()
      .where('subject', 'in', [id('Hosts'), (await betOf()).order_no])
      .orderBy('id')
      .execute()
    expect(events).toMatchObject([
      {
        kind: 'match.changed',
        person: 'Minh',
        reason: because.reason,
        before: { score: '2-1', version: 1 },
        after: { score: '1-2', version: 2 },
      },
      { kind: 'bet.corrected', before: { payout: 190_000 }, after: { payout: 0, moved: -190_000 } },
    ])
    expect(events[1]?.reason).toContain(because.reason)
  })

  it.each<[string, Partial<Wanted>, string, number]>([
    ['of a match that nobody knows', { matchId: 'none' }, 'matchId', 404],
    ['with a score below nothing', { home: -1 }, 'home', 400],
    ['with a key of an order for another score', { key: 'used' }, 'key', 400],
  ])('an order %s is refused', async (_what, wrong, field, status) => {
    const { correct } = await paidBet()
    await correct({ home: 3, away: 3, key: 'used' })
    expect(await correct({ home: 1, away: 2, ...wrong })).toMatchObject({ status, field })
  })

  it('only once it has ended, and not where it was called off', async () => {
    const { correct, desk, id } = await open({ Hosts: ends(2, 1) })
    expect(await correct({ home: 1, away: 0 })).toMatchObject({ status: 400, field: 'matchId' })
    await desk({ do: 'void', matchId: id('Hosts'), ...because })
    expect(await correct({ home: 1, away: 0 })).toMatchObject({ status: 400, field: 'matchId' })
  })
})

describe('a bet that is settled anew (games 138)', () => {
  it('is told its member with the reason, each time, and record and statement have it', async () => {
    const { correct, settle } = await paidBet()
    expect((await betOf()).content).toMatch(/ → won$/)
    await correct({ home: 1, away: 2, key: 'first' })
    await settle()
    expect(await betOf()).toMatchObject({
      status: 'settled',
      win_amount: 0,
      content: expect.stringMatching(/ → lost \(result corrected\)$/),
    })
    await correct({ home: 2, away: 0, key: 'second' })
    await settle()
    const { order_no: about } = await betOf()
    expect(await notices()).toEqual([
      { kind: 'bet_lowered', about, amount: 190_000, reason: because.reason },
      { kind: 'bet_raised', about: `${about} (2)`, amount: 190_000, reason: because.reason },
    ])
    const own = gateway.client(player.token, 'EN')
    const now = gateway.services.now()
    const page = { startTime: now - 200 * minute, endTime: now + 1, page: 1, size: 10 }
    const { list } = await own.send(calls.wallet.transactions, page)
    expect(list.slice(0, 4).map(({ amount }) => amount)).toEqual([190_000, -190_000, 190_000, -100_000])
  })

  it('leaves nobody below zero: what a wallet has no more is made up', async () => {
    const { correct, settle } = await paidBet()
    expect(await spend(1_000_000)).toBe(90_000)
    await correct({ home: 1, away: 2 })
    await settle()
    expect(await balance()).toBe(0)
    await expectReconciled(gateway.services.db)
  })

  it('stays void where the operator has voided it, and stays as it was where it was bought back', async () => {
    const { correct, settle, seat, pick, end } = await open({ Hosts: ends(2, 1) })
    await seat.bet(100_000, [pick('Hosts', 'result:home', 1900)])
    const { value } = await seat.bet(100_000, [pick('Hosts', 'result:home', 1900)])
    const { early, betId } = (await seat.bets()).find(
      (bet: { betId: string }) => bet.betId === value.bet.betId,
    )
    await seat.post('/api/matches/early', { betId, amount: early, format: 'decimal' })
    await end()
    const { order_no: bet } = await betOf()
    expect((await operateBets(gateway, { do: 'void', bet })).status).toBe(200)
    const kept = await balance()
    const { value: told } = await correct({ home: 1, away: 2 })
    expect(told.sums).toMatchObject([{ bets: 1 }])
    expect(await settle()).toBe(1)
    expect(await settle()).toBe(0)
    expect(await balance()).toBe(kept)
    expect((await betOf()).status).toBe('cancelled')
    await expectReconciled(gateway.services.db)
  })

  it.each(['before', 'after'] as const)(
    'once, where the line breaks %s the wallet was told, and in the order of corrections',
    async (when) => {
      const { correct, settle } = await paidBet()
      await correct({ home: 1, away: 2, key: 'first' })
      const send = gatewayOf(gateway)
      const breaking = async (request: Request): Promise<Response> => {
        if (when === 'after') await send(request)
        throw new Error('the line broke')
      }
      expect(await settleCorrections(vendorServices(gateway, breaking))).toBe(0)
      await correct({ home: 2, away: 0, key: 'second' })
      await settle()
      expect(await balance()).toBe(900_000)
      await settle()
      await settle()
      expect(await balance()).toBe(1_090_000)
      await expectReconciled(gateway.services.db)
    },
  )

  it('that is judged after the correction alone counts by that, and nothing moves twice', async () => {
    const { correct, settle, seat, pick, source, end } = await open({ Hosts: ends(2, 1) })
    await seat.bet(100_000, [pick('Hosts', 'result:home', 1900)])
    gateway.clock.advance(101 * minute)
    // A process that ended before it judged the bets.
    await gateway.vendorDb
      .updateTable('match')
      .set({ state: 'ended', home_goals: 2, away_goals: 1 })
      .where('match_id', '=', pick('Hosts', '', 0)[0])
      .execute()
    await correct({ home: 1, away: 2 })
    expect(await settle()).toBe(0)
    await runOnce(gateway, source)
    await end(1)
    expect(await shown(seat)).toMatchObject({ state: 'paid', payout: 0, paidBefore: null })
    expect(await balance()).toBe(900_000)
  })
})
