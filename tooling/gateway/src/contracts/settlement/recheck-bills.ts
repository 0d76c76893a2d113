import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { readBillsForCheck, type CheckedBill } from '../bills/bill-store.ts'
import {
  insertAdjustment,
  listTouchedBills,
  readStandings,
  takeCorrections,
  type Standing,
} from './adjustment-store.ts'
import { lossBorneBy, computeBill, computeNothing } from './compute-bill.ts'
import { partiesOf } from './parties.ts'
import { lockEverySettlement, readLaterSalaries } from './settlement-store.ts'
import { writeMissing } from './write-missing.ts'
import { readTeamBets, readTeamFigures } from './team-figures-store.ts'

/** How many corrected bets one transaction looks at. */
const batch = 500

/**
 * Settles again, on paper, every bill that holds a bet which was corrected afterwards, and notes the difference for the next
 * bill of the contract. Nobody settles meanwhile: a bill that is being written would be missed.
 */
export function recheckBills({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockEverySettlement(trx)
    const corrections = await takeCorrections(trx, batch)
    await writeMissing(trx, corrections, now())
    const bills = await readBillsForCheck(trx, await listTouchedBills(trx, corrections))
    const standings = await readStandings(
      trx,
      bills.map(({ id }) => id),
    )
    /** What the bill before this one carries on, where it was looked at. */
    const carried = new Map<string, number>()
    for (const bill of bills) {
      const carriedIn = carried.get(partiesOf(bill)) ?? bill.carriedIn
      const before = standings.get(bill.id) ?? { amount: bill.settledAmount, carriedOut: bill.carriedOut }
      const again = await settleAgain(trx, bill, carriedIn)
      // Nothing is added to a closed bill or taken back for it; the loss it carries on runs through it all the same.
      const after = isClosed(bill) ? { ...again, amount: before.amount } : again
      if (bill.kind === 'dividend') carried.set(partiesOf(bill), after.carriedOut)
      if (after.amount === before.amount && after.carriedOut === before.carriedOut) continue
      await insertAdjustment(trx, {
        contractId: bill.contractId,
        billId: bill.id,
        was: before.amount,
        becomes: after.amount,
        carriedOut: after.carriedOut,
        foundAt: now(),
      })
    }
    return corrections.length
  })
}

function isClosed({ state }: CheckedBill): boolean {
  return state === 'rejected' || state === 'expired'
}

async function settleAgain(db: Database, bill: CheckedBill, carriedIn: number): Promise<Standing> {
  const { downlineId, terms, carryOver, inForceTo, opensAt: from, closesAt: to } = bill
  const born = lossBorneBy(bill, carriedIn)
  if (inForceTo !== null && inForceTo <= from) return computeNothing({ carriedIn: born })
  const window = { from, to }
  const team =
    bill.kind === 'realtime'
      ? { bets: (await readTeamBets(db, [downlineId], window)).get(downlineId) }
      : { figures: (await readTeamFigures(db, [downlineId], window)).get(downlineId) }
  const later = bill.kind === 'dividend' ? await readLaterSalaries(db, bill) : 0
  return computeBill(
    { terms, carryOver, window },
    { ...team, deductions: bill.deductions + later, carriedIn: born },
  )
}
