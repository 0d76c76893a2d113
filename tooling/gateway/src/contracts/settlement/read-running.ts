import { contractKinds, type Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { listContractsById, type StoredContract } from '../contract-store.ts'
import { readWaiting } from './adjustment-store.ts'
import { listCovered } from './covered-store.ts'
import { makeBills } from './make-bills.ts'
import { settlements } from './periods.ts'
import { readTeams } from './read-teams.ts'

/** What a contract would pay if its running window ended now, in đồng; `to` is when it does end. */
export type Running = Span & { contract: StoredContract; amount: number }

/**
 * The running window of every contract that an account pays, the one that ends next first. One that is over is among them
 * while it still owes something.
 */
export async function readRunning(db: Database, uplineId: number, now: number): Promise<Running[]> {
  const running: (Span & { contractId: number; amount: number })[] = []
  for (const kind of contractKinds) {
    const waiting = await readWaiting(db, kind)
    for (const settlement of settlements.filter((each) => each.kind === kind)) {
      const window = settlement.windowAt(now)
      const covered = await listCovered(db, settlement, window, uplineId)
      if (covered.length === 0) continue
      const teams = await readTeams(db, kind, covered)
      const bills = makeBills(covered, teams, waiting, { key: window.key, now, expiresAtOf: () => now })
      for (const { contract, from, to } of covered) {
        const { contractId } = contract
        const bill = bills.find((each) => each.contractId === contractId && each.opensAt === from)
        running.push({ contractId, from, to, amount: bill?.amount ?? 0 })
      }
    }
  }
  const ids = running.map(({ contractId }) => contractId)
  const contracts = new Map((await listContractsById(db, ids)).map((contract) => [contract.id, contract]))
  return running
    .flatMap(({ contractId, ...rest }) => {
      const contract = contracts.get(contractId)
      return contract && (contract.endedAt === undefined || rest.amount > 0) ? [{ contract, ...rest }] : []
    })
    .toSorted((one, other) => one.to - other.to || one.contract.id - other.contract.id)
}
