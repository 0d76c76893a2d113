import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Terms } from '@saola/rules'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { someGame } from '../wallet/bets.ts'
import { flat, openLine, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
const fiveMinutesMs = 300_000
const betCount = 10_000

/** A bet as the slow settlement reads it: who, for how much, when, and on which draw if on any. */
type Bet = {
  account_id: number
  bet_amount: number
  win_amount: number
  settled_at: number
  draw: number | null
}

let gateway: TestGateway
let line: Line
let bets: Bet[]
let begins: number

const realTime = (lossRate: number, profitRate: number): Terms => ({
  kind: 'realtime',
  lossRate,
  profitRate,
  minimumBet: 20_000,
})

beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  const { services, clock } = gateway
  line = await openLine(gateway, 'slow')
  clock.advance(dayMs - ((clock.now() + 25_200_000) % dayMs))
  await settleContracts.run(services)
  await sign(gateway, line.top, line.middle, realTime(2_000, 1_000))
  await sign(gateway, line.middle, line.low, realTime(1_500, 700))
  await sign(gateway, line.top, line.middle, flat('daily', 777))
  await sign(gateway, line.middle, line.low, flat('daily', 333))
  begins = clock.now()
  bets = await placeMany()
  clock.advance(dayMs)
  await settleContracts.run(services)
})
afterAll(() => gateway.close())

describe('the settlement of 10,000 bets, beside a slow and obvious one', () => {
  it.each([
    ['middle', 2_000, 1_000],
    ['low', 1_500, 700],
  ] as const)('pays %s the real-time salary of each window to the đồng', async (who, loss, profit) => {
    const slow = new Map<number, number>()
    for (const window of new Set(bets.map(({ settled_at: at }) => at - (at % fiveMinutesMs)))) {
      const amount = slowRealTime(teamOf(who), window, { loss, profit })
      if (amount !== undefined) slow.set(window, amount)
    }
    expect(slow.size).toBeGreaterThan(10)
    const { rows } = await billRows(who, 'realtime')
    expect(new Map(rows.map((row) => [row.opens_at - (row.opens_at % fiveMinutesMs), row.amount]))).toEqual(
      slow,
    )
  })

  it.each([
    ['middle', 777],
    ['low', 333],
  ] as const)('pays %s the salary of the day to the đồng', async (who, rate) => {
    const team = teamOf(who)
    let volume = 0n
    for (const bet of bets) if (team.includes(bet.account_id)) volume += BigInt(bet.bet_amount)
    const { rows } = await billRows(who, 'daily')
    expect(rows.map(({ amount }) => amount)).toEqual([Number((volume * BigInt(rate)) / 100_000n)])
  })

  it('writes nothing when it runs again', async () => {
    expect(await settleContracts.run(gateway.services)).toBe(0)
  })
})

function teamOf(who: 'middle' | 'low'): number[] {
  return who === 'low'
    ? [line.low.id, line.player.id]
    : [line.middle.id, line.low.id, line.player.id, line.beside.id]
}

/** Looks at every bet for every member and draw; undefined for a window without a bet that counts. */
function slowRealTime(
  team: readonly number[],
  window: number,
  rates: { loss: number; profit: number },
): number | undefined {
  let sum = 0n
  let isPlayed = false
  for (const member of team) {
    for (const draw of new Set(bets.map((bet) => bet.draw))) {
      if (draw === null) continue
      const counted = bets.filter(
        (bet) =>
          bet.account_id === member &&
          bet.draw === draw &&
          bet.bet_amount >= 20_000 &&
          bet.settled_at >= window &&
          bet.settled_at < window + fiveMinutesMs,
      )
      if (counted.length > 0) isPlayed = true
      let net = 0n
      for (const bet of counted) net += BigInt(bet.win_amount) - BigInt(bet.bet_amount)
      sum += net < 0n ? (-net * BigInt(rates.loss)) / 100_000n : (net * BigInt(rates.profit)) / 100_000n
    }
  }
  return isPlayed ? Number(sum) : undefined
}

function billRows(who: 'middle' | 'low', kind: 'daily' | 'realtime') {
  return sql<{ opens_at: number; amount: number }>`
    select opens_at, amount from bill where downline_id = ${line[who].id} and kind = ${kind} order by id`.execute(
    gateway.services.db,
  )
}

/** Seeded bets of two members over an hour and a half, two in three of them on one of three draws. */
async function placeMany(): Promise<Bet[]> {
  const { db } = gateway.services
  const gameCode = 'NORTH_BESIDE'
  await openLottery(gateway, gameCode)
  const draws: number[] = []
  for (const numero of ['20261122-0001', '20261122-0002', '20261122-0003']) {
    draws.push(Number(await addDraw(gateway, gameCode, { numero })))
  }
  const game = await someGame(gateway)
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, debit_id, bet_amount, win_amount, status,
      content, placed_at, settled_at)
    select 'BESIDE' || n, case n % 3 when 0 then ${line.beside.id}::bigint else ${line.player.id}::bigint end,
      ${game.node_id}, ${game.vendor_code}, 'BESIDE' || n, 'BESIDE' || n, 1000 + n::bigint * 7919 % 60000,
      case when n % 4 = 0 then n::bigint * 104729 % 200000 else 0 end, 'settled', 'x2', ${begins}::bigint, ${begins}::bigint + n * 540
    from generate_series(1, ${betCount}::integer) as n`.execute(db)
  await sql`insert into lottery_order (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, placed_at)
    select account_id, ${gameCode}, order_no, order_no, '[]', false, placed_at
    from bet where order_no like 'BESIDE%' and id % 3 <> 0`.execute(db)
  await sql`insert into lottery_bet (bet_id, order_id, draw_id, multiplier)
    select bet.id, lottery_order.id, (${draws}::bigint[])[1 + bet.id % 7 % 3], 1
    from lottery_order join bet on bet.order_no = lottery_order.idempotency_key
    where bet.order_no like 'BESIDE%'`.execute(db)
  const { rows } = await sql<Bet>`
    select bet.account_id, bet.bet_amount, bet.win_amount, bet.settled_at, lottery_bet.draw_id as draw
    from bet left join lottery_bet on lottery_bet.bet_id = bet.id where order_no like 'BESIDE%'`.execute(db)
  return rows
}
