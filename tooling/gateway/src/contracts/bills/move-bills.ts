import { billAt, openAmount, payBill, type Bill, type Refusal } from '@saola/rules'
import { appendContractEvent } from '../write-contract-store.ts'
import type { Database } from '../../db/database.ts'
import { hashRequest, memberAccounts, postTransfers, type Posted } from '../../ledger/ledger.ts'
import { insertBillPayments, type BillPayment } from './bill-payment-store.ts'
import type { StoredBill } from './bill-store.ts'
import { updateBills } from './write-bill-store.ts'

/** What became of a bill that was to be paid; `moved` is what went over now. */
export type Moved = { bill: StoredBill; moved: number } | { bill: StoredBill; refused: Refusal }

/** A stored bill as the rules know it. */
export function asRulesBill({
  id,
  amount,
  paid,
  state,
  expiresAt,
}: Pick<StoredBill, 'id' | 'amount' | 'paid' | 'state' | 'expiresAt'>): Bill {
  return { id: String(id), amount, paid, state, ...(expiresAt !== null && { expiresAt }) }
}

/** Whether anything of a bill is to be paid at a moment. */
export function isPayable(bill: StoredBill, now: number): boolean {
  return openAmount(billAt(asRulesBill(bill), now)) > 0
}

/**
 * Pays locked bills in their order, each in full: the ledger decides whether the payer has the money. One payment of a bill
 * has one key, made of what was paid of it before, so that money never goes over twice.
 */
export async function moveInFull(
  trx: Database,
  bills: readonly StoredBill[],
  request: { key: string; by: 'upline' | 'system'; now: number },
): Promise<Moved[]> {
  const rules = bills.map((bill) => billAt(asRulesBill(bill), request.now))
  const payable = bills.filter((_, at) => openAmount(rules[at] as Bill) > 0)
  const posted = await post(
    trx,
    payable.map((bill) => ({ bill, amount: bill.amount - bill.paid })),
    request.now,
  )
  const results = bills.map((bill, at): Moved & { transferId?: number } => {
    const found = posted.get(bill.id)
    const balance = found?.outcome === 'posted' ? bill.amount - bill.paid : 0
    const result = payBill(rules[at] as Bill, balance)
    if (result.kind === 'refused') return { bill, refused: result }
    const { paid, state } = result.bill
    return {
      bill: { ...bill, paid, state },
      moved: result.moved,
      ...(found?.outcome === 'posted' && { transferId: found.transferId }),
    }
  })
  await save(trx, bills, results, request)
  return results
}

/** Pays of a locked bill what the payer has, when it does not cover all that is open. */
export async function moveInPart(
  trx: Database,
  bill: StoredBill,
  request: { key: string; by: 'upline'; now: number; balance: number },
): Promise<Moved> {
  const result = payBill(billAt(asRulesBill(bill), request.now), request.balance, { partial: true })
  if (result.kind === 'refused') return { bill, refused: result }
  if (result.moved === 0 || result.bill.state === 'issued') {
    const [full] = await moveInFull(trx, [bill], request)
    return full ?? { bill, moved: 0 }
  }
  const posted = (await post(trx, [{ bill, amount: result.moved }], request.now)).get(bill.id)
  // The balance went down since it was read.
  if (posted?.outcome !== 'posted') return { bill, moved: 0 }
  const { paid, state } = result.bill
  const moved = { bill: { ...bill, paid, state }, moved: result.moved, transferId: posted.transferId }
  await save(trx, [bill], [moved], request)
  return moved
}

async function post(
  trx: Database,
  asked: readonly { bill: StoredBill; amount: number }[],
  now: number,
): Promise<Map<number, Posted>> {
  if (asked.length === 0) return new Map()
  const wallets = await memberAccounts(trx, [
    ...new Set(asked.flatMap(({ bill }) => [bill.uplineId, bill.downlineId])),
  ])
  const walletOf = (accountId: number) => {
    const wallet = wallets.get(accountId)
    if (wallet === undefined) throw new Error(`account ${accountId} has no wallet`)
    return wallet
  }
  const answers = await postTransfers(
    trx,
    asked.map(({ bill, amount }) => ({
      scope: 'contract-bill',
      key: `${bill.id}:${bill.paid}`,
      requestHash: hashRequest(bill.id, bill.paid, amount),
      kind: bill.kind === 'dividend' ? 'dividend' : 'salary',
      reference: String(bill.id),
      remark: `contracts.kind.${bill.kind}`,
      now,
      entries: [
        { ledgerAccountId: walletOf(bill.uplineId), amount: -amount },
        { ledgerAccountId: walletOf(bill.downlineId), amount },
      ],
    })),
  )
  return new Map(
    asked.flatMap(({ bill }, at) => {
      const answer = answers[at]
      return answer ? [[bill.id, answer] as const] : []
    }),
  )
}

async function save(
  trx: Database,
  before: readonly StoredBill[],
  results: readonly (Moved & { transferId?: number })[],
  { key, by, now }: { key: string; by: 'upline' | 'system'; now: number },
): Promise<void> {
  const changed = results.filter(
    ({ bill }, at) => bill.paid !== before[at]?.paid || bill.state !== before[at].state,
  )
  await updateBills(
    trx,
    changed.map(({ bill }) => bill),
  )
  const payments = results.flatMap((result): BillPayment[] =>
    'moved' in result && result.transferId !== undefined
      ? [{ billId: result.bill.id, key, amount: result.moved, transferId: result.transferId, paidAt: now }]
      : [],
  )
  await insertBillPayments(trx, payments)
  for (const { bill } of changed) {
    // Salaries of an hour or of five minutes would bury every other line of a history.
    if (bill.state !== 'issued' || bill.kind === 'hourly' || bill.kind === 'realtime') continue
    const { contractId, version } = bill
    await appendContractEvent(trx, { contractId, action: 'D', by, version, at: now })
  }
}
