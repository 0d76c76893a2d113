import { dayMs, hourMs, minuteMs } from '@saola/rules'
import { distributeSalaries } from '../contracts/bills/distribute-salaries.ts'
import { settleContracts } from '../contracts/settlement/settle-contracts.ts'
import { settlements, type Settlement } from '../contracts/settlement/periods.ts'
import { lockSettlement, saveSettledTo } from '../contracts/settlement/settlement-store.ts'
import type { Services } from '../services/services.ts'

/** How long ago settlement begins; hourly salaries would write a bill for each hour of play. */
const beginsAgo = { realtime: dayMs, hourly: dayMs, daily: 21 * dayMs, dividend: 21 * dayMs } as const

/**
 * Settles and pays what was played before the gateway first ran, day by day as its clock would have. Does nothing once
 * settlement has begun.
 */
export async function settleHistory(services: Services): Promise<void> {
  const now = services.now()
  const began = await services.db.transaction().execute(async (trx) => {
    const marks = []
    // In the order in which a check of bills locks all of them: else the two could wait for each other.
    for (const settlement of settlements.toSorted(byName)) {
      if ((await lockSettlement(trx, settlement.name)) !== null) continue
      marks.push(settlement)
      await saveSettledTo(trx, settlement.name, beginOf(settlement, now))
    }
    return marks.length > 0
  })
  if (!began) return
  for (const at of momentsUntil(now)) {
    const then: Services = { ...services, now: () => at }
    await settleContracts.run(then)
    await distributeSalaries.run(then)
  }
}

function byName({ name: one }: Settlement, { name: other }: Settlement): number {
  return one < other ? -1 : 1
}

function beginOf({ kind, windowAt }: Settlement, now: number): number {
  return windowAt(now - beginsAgo[kind]).from
}

/** A minute after each midnight of Vietnam, in the last day after each hour, and now. */
function momentsUntil(now: number): number[] {
  const days = stepsOf(now - beginsAgo.daily, now - dayMs, dayMs, 7 * hourMs)
  const hours = stepsOf(now - dayMs, now, hourMs, 0)
  return [...days, ...hours, now]
}

/** The moments between two times that lie a minute after a whole step, counted in a zone `ahead` of Greenwich. */
function stepsOf(from: number, to: number, step: number, ahead: number): number[] {
  const first = Math.ceil((from + ahead) / step) * step - ahead + minuteMs
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, at) => first + at * step)
}
