import { createHash } from 'node:crypto'
import { endedByAccepting } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { asRules } from '../as-rules.ts'
import { listPaid, type StoredContract } from '../contract-store.ts'

/** Contracts that end by an acceptance, and the token of exactly this list. */
export type Endings = { list: StoredContract[]; token: string }

/** What ends if the terms on the table are signed now (contracts 4). */
export async function readEndings(db: Database, contract: StoredContract): Promise<Endings> {
  const { kind, downlineId } = contract
  const paid = await listPaid(db, { kind, uplineId: downlineId })
  const ended = new Set(endedByAccepting(asRules(contract), paid.map(asRules)).map(({ id }) => id))
  const list = paid.filter(({ id }) => ended.has(String(id)))
  return { list, token: tokenOf(contract, list) }
}

/** Changes with everything that the list shows: the terms to sign, each contract and its terms. */
function tokenOf(contract: StoredContract, list: readonly StoredContract[]): string {
  const seen = [contract, ...list].map(({ id, status, signed, offer }) => [
    id,
    status,
    signed?.version,
    offer?.version,
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
