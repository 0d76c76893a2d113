import type { BillRejection } from '@saola/protocol'
import type { ContractKind } from '@saola/rules'
import type { BillState } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { BillFigures } from '../../db/bill-figures.ts'

/** A bill as settlement writes it. */
export type NewBill = {
  contractId: number
  version: number
  kind: ContractKind
  uplineId: number
  downlineId: number
  periodKey: string
  opensAt: number
  closesAt: number
  figures: BillFigures
  tier: number | undefined
  base: number
  deductions: number
  carriedIn: number
  carriedOut: number
  settledAmount: number
  adjustment: number
  amount: number
  state: BillState
  settledAt: number
  expiresAt: number | null
}

/** Rows of one statement: a statement takes 65,535 values at most. */
const batch = 2_000

/** Writes bills and answers their ids, in their order. One that stands already is an error: its window was settled. */
export async function insertBills(trx: Database, bills: readonly NewBill[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < bills.length; at += batch) {
    const rows = await trx
      .insertInto('bill')
      .values(bills.slice(at, at + batch).map(asRow))
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Writes what a payment, or the end of its time, changes of a bill. */
export async function updateBills(
  trx: Database,
  bills: readonly { id: number; paid: number; state: BillState }[],
): Promise<void> {
  if (bills.length === 0) return
  const column = <Name extends 'id' | 'paid'>(name: Name) => `{${bills.map((bill) => bill[name]).join(',')}}`
  await sql`update bill set paid = changed.paid, state = changed.state
    from unnest(${column('id')}::bigint[], ${column('paid')}::bigint[], ${bills.map(({ state }) => state)}::text[])
      as changed (id, paid, state)
    where bill.id = changed.id`.execute(trx)
}

/** Writes down that the receiver refuses a bill, and why. */
export async function updateRejected(
  trx: Database,
  id: number,
  { at, reason, note }: { at: number; reason: BillRejection; note: string | null },
): Promise<void> {
  await trx
    .updateTable('bill')
    .set({ state: 'rejected', rejected_at: at, rejected_reason: reason, rejected_note: note })
    .where('id', '=', id)
    .execute()
}

function asRow(bill: NewBill) {
  return {
    contract_id: bill.contractId,
    terms_version: bill.version,
    kind: bill.kind,
    upline_id: bill.uplineId,
    downline_id: bill.downlineId,
    period_key: bill.periodKey,
    opens_at: bill.opensAt,
    closes_at: bill.closesAt,
    figures: JSON.stringify(bill.figures),
    tier: bill.tier ?? null,
    base: bill.base,
    deductions: bill.deductions,
    carried_in: bill.carriedIn,
    carried_out: bill.carriedOut,
    settled_amount: bill.settledAmount,
    adjustment: bill.adjustment,
    amount: bill.amount,
    state: bill.state,
    settled_at: bill.settledAt,
    expires_at: bill.expiresAt,
  }
}
