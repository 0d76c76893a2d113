import { billTimeOf } from '../contract-settings.ts'
import type { Database } from '../../db/database.ts'
import { readMerchantSettings } from '../../http/merchant-store.ts'
import { insertBills } from '../bills/write-bill-store.ts'
import { listTermsInForce } from '../terms-in-force-store.ts'
import { listBilled, listTeamsOf, type Correction } from './adjustment-store.ts'
import { isPlayed } from './compute-bill.ts'
import { coverWindow } from './cover.ts'
import { settlements, type Settlement, type Window } from './periods.ts'
import { readTeams } from './read-teams.ts'
import { makeBill } from './make-bills.ts'
import { readSettled } from './settlement-store.ts'

/**
 * Writes the salary bills of windows that are settled and had none, because all that was played in them came late
 * (contracts 37). A dividend has a bill for each period, which is corrected.
 */
export async function writeMissing(
  trx: Database,
  corrections: readonly Correction[],
  now: number,
): Promise<void> {
  if (corrections.length === 0) return
  const settled = await readSettled(trx)
  for (const settlement of settlements.filter(({ kind }) => kind !== 'dividend')) {
    const over = settled.get(settlement.name)
    if (over === undefined) continue
    const windows = new Map<string, Window & { accounts: Set<number> }>()
    for (const { accountId, settledAt } of corrections) {
      const window = settlement.windowAt(settledAt)
      if (window.from < over.from || window.to > over.to) continue
      const known = windows.get(window.key) ?? { ...window, accounts: new Set() }
      known.accounts.add(accountId)
      windows.set(window.key, known)
    }
    for (const window of windows.values()) await writeIn(trx, settlement, window, now)
  }
}

async function writeIn(
  trx: Database,
  { kind }: Settlement,
  { accounts, ...window }: Window & { accounts: ReadonlySet<number> },
  now: number,
): Promise<void> {
  const teamsOf = await listTeamsOf(trx, [...accounts])
  const inForce = (await listTermsInForce(trx, { kind, ...window })).filter(({ downlineId }) =>
    teamsOf.has(downlineId),
  )
  if (inForce.length === 0) return
  const billed = await listBilled(
    trx,
    window.key,
    inForce.map(({ contractId }) => contractId),
  )
  const missing = coverWindow(inForce, window).filter(
    ({ contract, from }) => !billed.has(`${contract.contractId}-${from}`),
  )
  if (missing.length === 0) return
  const settings = await readMerchantSettings(trx)
  const teams = await readTeams(trx, kind, missing)
  const bills = missing.map((part, at) =>
    makeBill(part, teams[at] ?? { deductions: 0, carriedIn: 0 }, {
      key: window.key,
      adjustment: 0,
      now,
      expiresAt: now + billTimeOf(settings.get(part.contract.merchantId)),
    }),
  )
  await insertBills(
    trx,
    bills.filter(({ figures }) => isPlayed(figures)),
  )
}
