import { sql } from 'kysely'
import type { Process } from '../cluster.ts'
import type { OrderFact } from '../facts.ts'
import { askAs } from '../http-call.ts'
import { drawIds, gameCode, locksOf, second } from '../lottery/draws.ts'
import { ask } from '../network.ts'
import { pause, type Simulation } from '../simulation.ts'
import { startOfTime, type Member } from '../world.ts'

type Line = { type: string; numbers: string[]; base: number; odds: number }

const lines: readonly [Line, ...Line[]] = [
  { type: 'lo-2', numbers: ['83'], base: 1_000, odds: 99.5 },
  { type: 'lo-2', numbers: ['01', '49'], base: 1_000, odds: 99.5 },
  { type: 'de-dac-biet', numbers: ['13'], base: 2_000, odds: 99.5 },
  { type: 'de-dac-biet', numbers: ['14', '77'], base: 1_000, odds: 99.5 },
  { type: 'xien-2', numbers: ['83', '94'], base: 5_000, odds: 16 },
]

/** What a member may be told instead of an order. */
const refusals = ['lottery.draw.locked', 'wallet.insufficient']

/** Members order on draws, and take some back; now and then the state corrects what it drew, or voids a draw. */
export async function lottery(sim: Simulation): Promise<void> {
  const { draw } = sim
  sim.moments.push(...locksOf(startOfTime))
  await Promise.all([order(sim), order(sim), draw.chance(0.4) ? decide(sim) : undefined])
}

async function order(sim: Simulation): Promise<void> {
  const { draw, facts } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  // Most people look which draws are open.
  const open = draw.chance(0.6)
    ? drawIds.filter((_, place) => (locksOf(startOfTime)[place] ?? 0) > sim.clock.now())
    : []
  const shown = (open.length > 0 ? open : drawIds) as [number, ...number[]]
  const wanted = shown.slice(0, draw.between(1, shown.length)).filter(() => draw.chance(0.7))
  const slip = {
    gameCode,
    lines: [draw.pick(lines), draw.pick(lines)].slice(0, draw.between(1, 2)),
    draws: (wanted.length > 0 ? wanted : [draw.pick(shown)]).map((drawId) => ({
      drawId: String(drawId),
      multiplier: draw.pick([1, 1, 2]),
    })),
    stopOnWin: draw.chance(0.4),
  }
  const fact: OrderFact = { member, key: draw.key('order'), orderId: undefined }
  facts.orders.push(fact)
  const answer = await askAs(sim, member, {
    label: `orders on ${slip.draws.length} draws`,
    path: '/lgw/lottery/orders',
    body: slip,
    key: fact.key,
  })
  if (!answer) return
  if (answer.status !== 200) {
    if (!refusals.includes(answer.errorCode ?? '')) sim.violate(`an order was refused: ${answer.errorCode}`)
    return
  }
  fact.orderId = orderIdOf(answer)
  if (slip.draws.length < 2 || draw.chance(0.6)) return
  await pause(sim, `${member.name} thinks again`)
  await askAs(sim, member, {
    label: 'takes the rest back',
    path: `/lgw/lottery/orders/${fact.orderId}/cancel`,
    body: {},
    key: draw.key('cancel'),
  })
}

/** These calls answer without an envelope. */
function orderIdOf(answer: object): string | undefined {
  return 'orderId' in answer ? String(answer.orderId) : undefined
}

/** A result is corrected, or a draw voided, by people who enter it once. */
export async function decide(
  sim: Simulation,
  drawId = sim.draw.pick(drawIds as [number, ...number[]]),
): Promise<void> {
  const { draw } = sim
  const isVoid = draw.chance(0.2)
  await pause(sim, 'the state looks again', 0.1)
  await ask<Process, bigint | undefined>(
    sim,
    {
      label: `the state ${isVoid ? 'voids' : 'corrects'} draw ${drawId}`,
      servers: sim.cluster.running,
      perform: async ({ services: { db } }) => {
        const decision = isVoid
          ? sql`update lottery_draw set state = 'voided', void_reason = 'not held', settled_at = null
              where id = ${drawId} and state in ('open', 'locked', 'drawn')`
          : sql`update lottery_draw set prizes = ${JSON.stringify(second)}::jsonb, version = 1, settled_at = null
              where id = ${drawId} and state in ('drawn', 'settled') and version = 0`
        return (await decision.execute(db)).numAffectedRows
      },
      isFinal: () => true,
    },
    'may give up',
  )
}
