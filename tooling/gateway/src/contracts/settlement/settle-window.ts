import { settlementRestMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { readMerchantSettings } from '../../http/merchant-store.ts'
import { insertBills, type NewBill } from '../bills/write-bill-store.ts'
import { billTimeOf } from '../contract-settings.ts'
import { insertAdjustment, markTaken, readWaiting } from './adjustment-store.ts'
import { listCovered } from './covered-store.ts'
import { makeBills } from './make-bills.ts'
import type { Settlement, Window } from './periods.ts'
import { readTeams } from './read-teams.ts'
import {
  findNextPlay,
  holdLateBets,
  owesAdjustments,
  lockSettlement,
  saveSettledTo,
} from './settlement-store.ts'

/** What a run settled: how many bills it wrote; undefined when no window is over. */
export type SettledWindow = { bills: number } | undefined

/**
 * Settles the oldest window of a line that is over and not settled: all of its bills and the mark that it is done, in one
 * transaction, so that a crash leaves nothing and a second process waits and then finds the next window.
 */
export function settleNextWindow(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  settlement: Settlement,
): Promise<SettledWindow> {
  return db.transaction().execute(async (trx) => {
    const settledTo = await lockSettlement(trx, settlement.name)
    const now = clock()
    if (settledTo !== null && settlement.windowAt(settledTo).to + settlementRestMs > now) return undefined
    await holdLateBets(trx)
    const window = await windowDue(trx, settlement, settledTo ?? settlement.windowAt(now).from, now)
    if (window.to + settlementRestMs > now) {
      if (window.from !== settledTo) await saveSettledTo(trx, settlement.name, window.from)
      return undefined
    }
    const bills = await settleWindow(trx, settlement, window, now)
    await saveSettledTo(trx, settlement.name, window.to)
    return { bills }
  })
}

/** The next window; of a salary those in which nobody played are skipped, since they owe nothing. */
async function windowDue(
  db: Database,
  settlement: Settlement,
  settledTo: number,
  now: number,
): Promise<Window> {
  const next = settlement.windowAt(settledTo)
  if (settlement.kind === 'dividend' || next.to + settlementRestMs > now) return next
  if (await owesAdjustments(db, settlement.kind)) return next
  const over = now - settlementRestMs
  return settlement.windowAt(Math.min((await findNextPlay(db, settledTo)) ?? over, over))
}

async function settleWindow(
  trx: Database,
  settlement: Settlement,
  window: Window,
  now: number,
): Promise<number> {
  const covered = await listCovered(trx, settlement, window)
  const waiting = await readWaiting(trx, settlement.kind)
  const teams = await readTeams(trx, settlement.kind, covered)
  const settings = await readMerchantSettings(trx)
  const bills = makeBills(covered, teams, waiting, {
    key: window.key,
    now,
    expiresAtOf: ({ merchantId }) => now + billTimeOf(settings.get(merchantId)),
  })
  const ids = await insertBills(trx, bills)
  const written = bills.map((bill, at) => ({ ...bill, id: ids[at] ?? 0 }))
  await markTaken(
    trx,
    written.filter(({ adjustment }) => adjustment !== 0),
  )
  for (const bill of written) await carryRest(trx, bill, now)
  return bills.length
}

/** What a bill could not take back, because it is worth less than the correction, waits for the next one. */
async function carryRest(trx: Database, bill: NewBill & { id: number }, foundAt: number): Promise<void> {
  const rest = bill.settledAmount + bill.adjustment
  if (rest >= 0) return
  await insertAdjustment(trx, {
    contractId: bill.contractId,
    billId: bill.id,
    was: bill.settledAmount - rest,
    becomes: bill.settledAmount,
    carriedOut: bill.carriedOut,
    foundAt,
  })
}
