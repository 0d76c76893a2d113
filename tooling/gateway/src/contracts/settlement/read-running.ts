import { contractKinds, type Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { listPaid, type StoredContract } from '../contract-store.ts'
import { listTermsInForce } from '../terms-in-force-store.ts'
import { readWaiting } from './adjustment-store.ts'
import { computeBill } from './compute-bill.ts'
import { coverWindow } from './cover.ts'
import { settlements } from './periods.ts'
import { readTeams } from './read-teams.ts'

/** What a contract would pay if its running window ended now, in đồng; `to` is when it does end. */
export type Running = Span & { contract: StoredContract; amount: number }

/** The running window of every contract that an account pays, the one that ends next first. */
export async function readRunning(db: Database, uplineId: number, now: number): Promise<Running[]> {
  const running: Running[] = []
  for (const kind of contractKinds) {
    const paid = new Map((await listPaid(db, { kind, uplineId })).map((contract) => [contract.id, contract]))
    if (paid.size === 0) continue
    const waiting = await readWaiting(db, [...paid.keys()])
    for (const { cycle, windowAt } of settlements.filter((each) => each.kind === kind)) {
      const window = windowAt(now)
      const terms = (await listTermsInForce(db, { kind, ...window })).filter(
        (each) => paid.has(each.contractId) && (cycle === null || each.cycle === cycle),
      )
      const covered = coverWindow(terms, window)
      const teams = await readTeams(db, kind, covered)
      for (const [at, { contract: inForce, from, to }] of covered.entries()) {
        const contract = paid.get(inForce.contractId)
        const team = teams[at]
        if (!contract || !team) continue
        const { amount } = computeBill(
          { terms: inForce.terms, carryOver: inForce.carryOver, window: { from, to } },
          team,
        )
        const owed = Math.max(0, amount + (waiting.get(contract.id) ?? 0))
        running.push({ contract, from, to, amount: owed })
      }
    }
  }
  return running.toSorted((one, other) => one.to - other.to || one.contract.id - other.contract.id)
}
