import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Money that went over for a bill. */
export type BillPayment = { billId: number; key: string; amount: number; transferId: number; paidAt: number }

export async function insertBillPayments(trx: Database, payments: readonly BillPayment[]): Promise<void> {
  if (payments.length === 0) return
  await trx
    .insertInto('bill_payment')
    .values(
      payments.map(({ billId, key, amount, transferId, paidAt }) => ({
        bill_id: billId,
        idempotency_key: key,
        amount,
        transfer_id: transferId,
        paid_at: paidAt,
      })),
    )
    .execute()
}

/** What was paid of a bill, oldest first. */
export async function listBillPayments(
  db: Database,
  billId: number,
): Promise<{ amount: number; paidAt: number }[]> {
  return db
    .selectFrom('bill_payment')
    .select(['amount', 'paid_at as paidAt'])
    .where('bill_id', '=', billId)
    .orderBy('id')
    .execute()
}

/** What one request paid, by the bill: a repeated request is told the same. */
export async function readPaidUnder(
  db: Database,
  { uplineId, key }: { uplineId: number; key: string },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('bill_payment')
    .innerJoin('bill', 'bill.id', 'bill_payment.bill_id')
    .select(['bill_payment.bill_id', 'bill_payment.amount'])
    .where('bill.upline_id', '=', uplineId)
    .where('bill_payment.idempotency_key', '=', key)
    .orderBy('bill_payment.id')
    .execute()
  return new Map(rows.map((row) => [row.bill_id, row.amount]))
}

/** Corrections of earlier bills that a bill took along, oldest first. */
export async function listAdjustments(
  db: Database,
  billId: number,
): Promise<{ billId: number; from: number; to: number; was: number; becomes: number }[]> {
  const { rows } = await sql<{ billId: number; from: number; to: number; was: number; becomes: number }>`
    select bill.id as "billId", bill.opens_at as "from", bill.closes_at as "to", bill_adjustment.was,
      bill_adjustment.becomes
    from bill_adjustment join bill on bill.id = bill_adjustment.bill_id
    where bill_adjustment.taken_by = ${billId} order by bill_adjustment.id`.execute(db)
  return rows
}
