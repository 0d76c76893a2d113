import type { LotteryOrder, OrderLine } from '@saola/protocol'
import { isBeforeLock, prepareDraw, type SettledLine } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { listDrawBets, listResults, listTitles, type DrawBetRow } from './draw-bet-store.ts'
import type { OrderRow } from './order-store.ts'
import type { Plan } from './plan-orders.ts'
import { isOverStations, settleOver } from './settle-stations.ts'
import { listStationDraws } from './station-store.ts'

type DrawBet = LotteryOrder['bets'][number]
type Settle = (line: OrderLine) => SettledLine

/** Orders as the member sees them: each draw with its state, and with the fate of each line once it is settled. */
export async function describeOrders(
  { db, now }: Services,
  orders: readonly OrderRow[],
  language: 'VI' | 'EN',
): Promise<LotteryOrder[]> {
  if (orders.length === 0) return []
  const rows = await listDrawBets(
    db,
    orders.map(({ id }) => id),
  )
  const settled = rows.filter(({ status }) => status === 'settled')
  // A fate follows from the lines and what was drawn, so nothing keeps it (lottery 48).
  const results = await listResults(
    db,
    settled.map(({ draw_id: id }) => id),
  )
  const over = orders.filter(({ lines }) => lines.some(isOverStations)).map(({ id }) => id)
  const stations = await listStationDraws(
    db,
    settled.filter(({ order_id: id }) => over.includes(id)).map(({ bet_id: id }) => id),
  )
  const outcomes = new Map(results.map((result) => [result.id, result]))
  const settle = new Map<number, Settle>(
    results.map(({ id, kind, prizes }) => [id, prepareDraw({ kind, prizes: prizes ?? [] })]),
  )
  const titles = await listTitles(
    db,
    orders.map(({ game_code: code }) => code),
  )
  const names = new Map(
    titles.map(({ code, name_vi: vi, name_en: en }) => [code, language === 'VI' ? vi : en]),
  )
  return orders.map((order) => {
    const own = rows.filter(({ order_id: id }) => id === order.id)
    const bets = own.map((row) => {
      const [others, home] = [stations.get(row.bet_id), outcomes.get(row.draw_id)]
      const settleLine =
        others === undefined || home === undefined ? settle.get(row.draw_id) : settleOver(home, others)
      return describeBet(row, order.lines, settleLine)
    })
    return describe(order, names.get(order.game_code) ?? order.game_code, {
      bets,
      until: cancellableUntil(own, now()),
    })
  })
}

/** An order that was placed this moment, as `describeOrders` would tell it, without another look at the database. */
export function describePlaced(
  order: OrderRow,
  { game, stakes, asked: { language } }: Plan,
  now: number,
): LotteryOrder {
  const rows = stakes
    .map((stake) => ({
      ...stake,
      draw_id: stake.drawId,
      status: 'open' as const,
      bet_amount: stake.stake,
      win_amount: 0,
    }))
    .toSorted((a, b) => a.draws_at - b.draws_at || a.draw_id - b.draw_id)
  return describe(order, language === 'VI' ? game.name_vi : game.name_en, {
    bets: rows.map((row) => describeBet(row, order.lines, undefined)),
    until: cancellableUntil(rows, now),
  })
}

function describe(
  order: OrderRow,
  gameName: string,
  { bets, until }: { bets: DrawBet[]; until: number | undefined },
): LotteryOrder {
  const sum = (amount: (bet: DrawBet) => number) => bets.reduce((total, bet) => total + amount(bet), 0)
  return {
    orderId: String(order.id),
    gameCode: order.game_code,
    gameName,
    key: order.idempotency_key,
    placedAt: order.placed_at,
    stake: sum(({ stake }) => stake),
    payout: sum(({ payout }) => payout),
    stopOnWin: order.stop_on_win,
    lines: order.lines,
    bets,
    ...(until !== undefined && { cancellableUntil: until }),
  }
}

/** One order, as `describeOrders` tells it. */
export async function describeOrder(
  services: Services,
  order: OrderRow,
  language: 'VI' | 'EN',
): Promise<LotteryOrder> {
  const [described] = await describeOrders(services, [order], language)
  if (described === undefined) throw new Error(`order ${order.id} cannot be shown`)
  return described
}

/** The draws of an order that the member may still cancel: not those of an order on one draw (lottery 50). */
export function cancellableOf<Row extends Pick<DrawBetRow, 'status' | 'state' | 'locks_at'>>(
  rows: readonly Row[],
  now: number,
): Row[] {
  if (rows.length < 2) return []
  return rows.filter(
    ({ status, state, locks_at: locksAt }) => status === 'open' && isBeforeLock(state, { locksAt }, now),
  )
}

/** What is told of a bet. */
type ToldBet = Omit<DrawBetRow, 'bet_id' | 'order_id'>

function cancellableUntil(rows: readonly ToldBet[], now: number): number | undefined {
  const moments = cancellableOf(rows, now).map(({ locks_at: at }) => at)
  return moments.length === 0 ? undefined : Math.max(...moments)
}

function describeBet(row: ToldBet, lines: readonly OrderLine[], settle: Settle | undefined): DrawBet {
  const { multiplier } = row
  const fates =
    row.status === 'settled' && settle !== undefined
      ? lines.map((line) => {
          const { hits, payout } = settle({ ...line, base: line.base * multiplier })
          return { hits, payout }
        })
      : []
  return {
    drawId: String(row.draw_id),
    numero: row.numero,
    drawsAt: row.draws_at,
    multiplier,
    state: stateOf(row),
    stake: row.bet_amount,
    payout: row.win_amount,
    fates,
  }
}

function stateOf({ status, state, win_amount: won }: ToldBet): DrawBet['state'] {
  if (status === 'open') return 'open'
  if (status === 'cancelled') return state === 'voided' ? 'voided' : 'cancelled'
  return won > 0 ? 'won' : 'lost'
}
