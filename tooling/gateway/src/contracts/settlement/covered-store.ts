import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listTermsInForce, type TermsInForce } from '../terms-in-force-store.ts'
import { coverWindow, type Covered } from './cover.ts'
import { partiesOf } from './parties.ts'
import type { Settlement, Window } from './periods.ts'

/**
 * The contracts that a window is settled for, from the top of the tree down, so that bills stand in the order in which money
 * flows. One that is over is among them while a correction waits for a bill, and no other of the two could take it along.
 */
export async function listCovered(
  db: Database,
  { kind, cycle }: Settlement,
  window: Window,
): Promise<Covered[]> {
  const inForce = await listTermsInForce(db, { kind, ...window })
  const covered = coverWindow(
    inForce.filter((terms) => cycle === null || terms.cycle === cycle),
    window,
  )
  const known = new Set(covered.map(({ contract }) => partiesOf(contract)))
  const ended = await listEndedWithAdjustments(db, { kind, cycle })
  for (const contract of ended) {
    if (!known.has(partiesOf(contract))) {
      covered.push({ contract, from: window.from, to: window.to, isOver: true })
    }
  }
  const depths = await readDepths(db, [...new Set(covered.map(({ contract }) => contract.uplineId))])
  const depthOf = ({ contract }: Covered) => depths.get(contract.uplineId) ?? 0
  return covered.toSorted(
    (one, other) => depthOf(one) - depthOf(other) || one.contract.contractId - other.contract.contractId,
  )
}

async function listEndedWithAdjustments(
  db: Database,
  { kind, cycle }: Pick<Settlement, 'kind' | 'cycle'>,
): Promise<TermsInForce[]> {
  const { rows } = await sql<TermsInForce>`
    select distinct on (contract.upline_id, contract.downline_id) contract.id as "contractId", contract_terms.version,
      contract.merchant_id as "merchantId", contract.kind, contract.upline_id as "uplineId",
      contract.downline_id as "downlineId", contract_terms.terms, contract_terms.cycle,
      contract_terms.carry_over as "carryOver", contract_terms.in_force_from as "from", contract_terms.in_force_to as "to"
    from contract
    join contract_terms on contract_terms.contract_id = contract.id and contract_terms.in_force_from is not null
    where contract.kind = ${kind} and contract.ended_at is not null
      and exists (select from bill_adjustment where contract_id = contract.id and taken_by is null)
    order by contract.upline_id, contract.downline_id, contract.id desc, contract_terms.version desc`.execute(
    db,
  )
  return rows.filter((terms) => cycle === null || terms.cycle === cycle)
}

/** How many accounts stand above each of some. */
async function readDepths(db: Database, accountIds: readonly number[]): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; depth: number }>`
    select descendant_id as id, max(depth) as depth from descent
    where descendant_id = any(${`{${accountIds.join(',')}}`}::bigint[]) group by descendant_id`.execute(db)
  return new Map(rows.map(({ id, depth }) => [id, depth]))
}
