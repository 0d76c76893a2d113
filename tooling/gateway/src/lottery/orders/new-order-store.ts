import { sql } from 'kysely'
import type { OrderLine } from '@saola/protocol'
import { planOnce } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import type { OrderRow } from './order-store.ts'

/** An order as it is placed, with its bets; an account has one of them in a batch. */
export type NewOrder = {
  accountId: number
  gameCode: string
  key: string
  requestHash: string
  lines: readonly OrderLine[]
  stopOnWin: boolean
  /** Whether its numbers count as what they may cost (lottery 53). */
  isCounted: boolean
  /** The title, and the studio that it shows. */
  nodeId: string
  vendor: string
  /** What of its bets counts as valid bet, in hundredths of a percent. */
  validShare: number
  /** How much of what may be drawn each bet holds at most, in millionths. */
  coverage: number
  bets: readonly NewBet[]
}

/** The part of an order on one draw. */
export type NewBet = {
  drawId: number
  /** Of the draw, in the record. */
  numero: string
  multiplier: number
  stake: number
}

/** The number of a bet, which names it in every record. */
export function betNoOf(orderId: number, drawId: number): string {
  return `LT${orderId}-${drawId}`
}

/**
 * Writes orders with their bets, each a bet of the member like any other with the draw that it is for beside it, and answers
 * them by their account. What a bet is on stands in the lines of the order alone.
 */
export async function createOrders(
  trx: Database,
  orders: readonly NewOrder[],
  now: number,
): Promise<ReadonlyMap<number, OrderRow>> {
  const column = <Name extends keyof NewOrder>(name: Name) => orders.map((order) => order[name])
  const bets = orders.flatMap(({ bets: own }, index) => own.map((bet) => ({ ...bet, place: index + 1 })))
  const rows = await writeOrders(trx, {
    now,
    accounts: numberList(column('accountId')),
    games: column('gameCode'),
    keys: column('key'),
    hashes: column('requestHash'),
    lines: column('lines').map((lines) => JSON.stringify(lines)),
    stopping: numberList(column('stopOnWin').map(Number)),
    counted: numberList(column('isCounted').map(Number)),
    titles: column('nodeId'),
    vendors: column('vendor'),
    shares: numberList(column('validShare')),
    coverages: numberList(column('coverage')),
    places: numberList(bets.map(({ place }) => place)),
    draws: numberList(bets.map(({ drawId }) => drawId)),
    rounds: bets.map(({ numero }) => numero),
    multipliers: numberList(bets.map(({ multiplier }) => multiplier)),
    stakes: numberList(bets.map(({ stake }) => stake)),
  })
  const ids = new Map(rows.map(({ id, account_id: accountId }) => [accountId, id]))
  return new Map(
    orders.map((order) => {
      const id = ids.get(order.accountId)
      if (id === undefined) throw new Error(`the order of the account ${order.accountId} was not written`)
      return [order.accountId, rowOf(order, id, now)] as const
    }),
  )
}

type Columns = { now: number } & Record<
  'games' | 'keys' | 'hashes' | 'lines' | 'titles' | 'vendors' | 'rounds',
  readonly string[]
> &
  Record<
    | 'accounts'
    | 'stopping'
    | 'counted'
    | 'shares'
    | 'coverages'
    | 'places'
    | 'draws'
    | 'multipliers'
    | 'stakes',
    string
  >

const writeOrders = planOnce('create_orders', (db: Database, given: Columns) =>
  sql<Pick<OrderRow, 'id' | 'account_id'>>`
    with asked as (
      select * from unnest(${given.accounts}::bigint[], ${given.games}::text[], ${given.keys}::text[],
        ${given.hashes}::text[], ${given.lines}::text[], ${given.stopping}::integer[], ${given.counted}::integer[],
        ${given.titles}::text[], ${given.vendors}::text[], ${given.shares}::integer[], ${given.coverages}::integer[])
        with ordinality as asked (account_id, game_code, key, request_hash, lines, stop_on_win, is_counted, node_id,
          vendor_code, valid_share, coverage, place)
    ),
    placed as (
      insert into lottery_order
        (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, is_counted, placed_at)
      select account_id, game_code, key, request_hash, lines::json, stop_on_win = 1, is_counted = 1, ${given.now}::bigint
      from asked order by place
      returning id, account_id
    ),
    staked as materialized (
      select 'LT' || placed.id || '-' || stake.draw_id as order_no, placed.id as order_id, stake.*,
        asked.account_id, asked.node_id, asked.vendor_code, asked.valid_share, asked.coverage
      from unnest(${given.places}::integer[], ${given.draws}::bigint[], ${given.rounds}::text[],
        ${given.multipliers}::integer[], ${given.stakes}::bigint[]) with ordinality
        as stake (order_place, draw_id, round_id, multiplier, amount, place)
      join asked on asked.place = stake.order_place
      join placed on placed.account_id = asked.account_id
    ),
    made as (
      insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, valid_share, status, content,
        placed_at)
      select order_no, account_id, node_id, vendor_code, round_id, amount, valid_share, 'open', '', ${given.now}::bigint
      from staked order by place
      returning id, order_no
    ),
    drawn as (
      insert into lottery_bet (bet_id, order_id, draw_id, multiplier, coverage)
      select made.id, staked.order_id, staked.draw_id, staked.multiplier, staked.coverage
      from made join staked on staked.order_no = made.order_no
    )
    select id, account_id from placed`.compile(db),
)

/** The row of an order, whose lines need not come back from the database. */
function rowOf(order: NewOrder, id: number, now: number): OrderRow {
  const { accountId, gameCode, key, requestHash, lines, stopOnWin, isCounted } = order
  return {
    id,
    account_id: accountId,
    game_code: gameCode,
    idempotency_key: key,
    request_hash: requestHash,
    lines: [...lines],
    stop_on_win: stopOnWin,
    is_counted: isCounted,
    placed_at: now,
  }
}
