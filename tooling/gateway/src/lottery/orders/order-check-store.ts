import { sql } from 'kysely'
import { prepareDraw } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'
import { listWrongNumbers } from './exposure-store.ts'
import { isOverStations, settleOver } from './settle-stations.ts'
import type { Outcome, SettlingBet } from './settlement-store.ts'
import { listStationDraws } from './station-store.ts'

/** What must hold between draws, orders and the bets of members (lottery 46 to 52). */
export const orderChecks: readonly Check[] = [
  {
    name: 'every bet on a draw stakes what its lines cost there',
    query: sql`select 'bet ' || bet.order_no || ': ' || bet.bet_amount || ' staked, ' || cost.amount || ' by its lines' as what
      from lottery_bet
      join bet on bet.id = lottery_bet.bet_id
      join lottery_order on lottery_order.id = lottery_bet.order_id
      cross join lateral (
        select sum((line ->> 'stake')::bigint) * lottery_bet.multiplier as amount
        from json_array_elements(lottery_order.lines) as line
      ) as cost
      where bet.bet_amount <> cost.amount order by bet.id`,
  },
  {
    name: 'no order was placed on a draw that had locked',
    query: sql`select 'order ' || lottery_order.id || ': placed at ' || lottery_order.placed_at || ', draw '
        || lottery_draw.numero || ' locked at ' || lottery_draw.locks_at as what
      from lottery_bet
      join lottery_order on lottery_order.id = lottery_bet.order_id
      join lottery_draw on lottery_draw.id = lottery_bet.draw_id
      where lottery_order.placed_at >= lottery_draw.locks_at order by lottery_order.id`,
  },
  {
    name: 'no bet is left behind by a draw that is settled, or stands on one that is voided',
    query: sql`select 'bet ' || bet.order_no || ' is ' || bet.status || ', draw ' || lottery_draw.numero || ' is '
        || lottery_draw.state as what
      from lottery_draw
      join lottery_bet on lottery_bet.draw_id = lottery_draw.id
      join bet on bet.id = lottery_bet.bet_id
      where lottery_draw.settled_at is not null
        and (bet.status = 'open' or (lottery_draw.state = 'voided' and bet.status <> 'cancelled'))
      order by bet.id`,
  },
  { name: 'every settled draw paid each bet what its lines say', find: listWrongPayouts },
  { name: 'what a number of a draw may cost is what the open bets on it say', find: listWrongNumbers },
]

/** Bets that are settled anew in one look. */
const inOne = 2_000

type SettledBet = Pick<SettlingBet, 'id' | 'order_no' | 'win_amount' | 'multiplier' | 'lines'> & {
  draw_id: number
}

/** Settles every paid bet once more, and tells those that got something else. */
async function listWrongPayouts(db: Database): Promise<{ what: string }[]> {
  const settle = new Map<number, Read>()
  const wrong: { what: string }[] = []
  for (let above = 0; ;) {
    const bets = await listSettledBets(db, above)
    const last = bets.at(-1)
    if (last === undefined) return wrong
    above = last.id
    const over = bets.filter(({ lines }) => lines.some(isOverStations)).map(({ id }) => id)
    const stations = await listStationDraws(db, over)
    for (const bet of bets) {
      const read = settle.get(bet.draw_id) ?? (await readDraw(db, bet.draw_id))
      settle.set(bet.draw_id, read)
      const others = stations.get(bet.id)
      const settleLine = others === undefined ? read.settle : settleOver(read.outcome, others)
      const due = bet.lines.reduce(
        (sum, line) => sum + settleLine({ ...line, base: line.base * bet.multiplier }).payout,
        0,
      )
      if (due !== bet.win_amount)
        wrong.push({ what: `bet ${bet.order_no}: ${bet.win_amount} paid, ${due} won` })
    }
  }
}

async function listSettledBets(db: Database, above: number): Promise<SettledBet[]> {
  const { rows } = await sql<SettledBet>`
    select bet.id, bet.order_no, bet.win_amount, lottery_bet.multiplier, lottery_bet.draw_id, lottery_order.lines
    from lottery_bet
    join bet on bet.id = lottery_bet.bet_id
    join lottery_order on lottery_order.id = lottery_bet.order_id
    join lottery_draw on lottery_draw.id = lottery_bet.draw_id
    where lottery_bet.bet_id > ${above} and bet.status = 'settled' and lottery_draw.settled_at is not null
    order by lottery_bet.bet_id limit ${inOne}`.execute(db)
  return rows
}

type Read = { outcome: Pick<Outcome, 'kind' | 'prizes'>; settle: ReturnType<typeof prepareDraw> }

async function readDraw(db: Database, drawId: number): Promise<Read> {
  const outcome: Read['outcome'] = await db
    .selectFrom('lottery_draw')
    .select(['kind', 'prizes'])
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow()
  return { outcome, settle: prepareDraw({ kind: outcome.kind, prizes: outcome.prizes ?? [] }) }
}
