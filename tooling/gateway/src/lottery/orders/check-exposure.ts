import { refuseFullNumber } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Database } from '../../db/database.ts'
import { costsOf, lockNumbers, nameOfNumber, type NumberCost } from './exposure-store.ts'
import type { Plan } from './plan-orders.ts'

/** What the numbers of draws cost while a batch of orders is taken; they are locked until it has ended. */
export type Exposures = {
  /** Why an order may not be placed: a number of it would cost more than the merchant allows (lottery 53). */
  refuse: (plan: Plan) => Fault | undefined
  /** Counts an order that is placed. */
  count: (plan: Plan) => void
  /** What was counted. */
  counted: () => readonly NumberCost[]
}

/** Locks the numbers of those orders whose merchant has set a bound. */
export async function holdExposures(trx: Database, plans: readonly Plan[]): Promise<Exposures> {
  const bounded = plans.filter(({ asked }) => asked.mostPerNumber !== undefined)
  const costs = new Map(bounded.map((plan) => [plan, costsOfPlan(plan)]))
  const amounts = await lockNumbers(trx, [...costs.values()].flat())
  const added: NumberCost[] = []

  return {
    refuse: (plan) => {
      const most = plan.asked.mostPerNumber ?? Number.MAX_SAFE_INTEGER
      const full = (costs.get(plan) ?? []).find(
        (cost) => (amounts.get(nameOfNumber(cost)) ?? 0) + cost.amount > most,
      )
      return full && fullFault(plan, full, most - (amounts.get(nameOfNumber(full)) ?? 0))
    },
    count: (plan) => {
      for (const cost of costs.get(plan) ?? []) {
        const name = nameOfNumber(cost)
        amounts.set(name, (amounts.get(name) ?? 0) + cost.amount)
        added.push(cost)
      }
    },
    counted: () => added,
  }
}

function costsOfPlan({ asked: { merchantId }, game: { kind }, lines, stakes }: Plan): NumberCost[] {
  return stakes.flatMap(({ drawId, multiplier }) => costsOf(lines, { drawId, merchantId, kind, multiplier }))
}

/** Names the first line with the number, and what may still be bet on it that way, for one unit before the multiplier. */
function fullFault(plan: Plan, { drawId, number }: NumberCost, left: number): Fault {
  const { game, lines, stakes } = plan
  const stake = stakes.find((each) => each.drawId === drawId)
  const place = lines.findIndex(
    ({ numbers }) => numbers.includes(number) || numbers.toSorted().join('-') === number,
  )
  const refusal = refuseFullNumber(game.kind, lines[place] ?? { type: '', odds: 0 }, {
    free: left,
    multiplier: stake?.multiplier ?? 1,
  })
  return new Fault('lottery.line.refused', {
    field: `lines.${Math.max(0, place)}.numbers`,
    messageKey: refusal.key,
    value: { drawId: String(drawId), number, free: refusal.params.freeAmount },
    params: { number, numero: stake?.numero ?? '', ...refusal.params },
  })
}
