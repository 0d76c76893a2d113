import type { Database } from '../../db/database.ts'
import {
  hashRequest,
  lockBalances,
  memberAccount,
  operatorAccount,
  type TransferRequest,
} from '../../ledger/ledger.ts'
import type { PayingWallet } from '../../bets/bet-store.ts'
import { transferOf } from './move-money.ts'

/** What a bet that was corrected or voided moves; `amount` is signed from the member's side, in đồng. */
export type Difference = {
  vendor: string
  transactionId: string
  /** Who chose the id, where it is not the vendor. */
  scope?: string
  kind: 'win' | 'rollback'
  amount: number
  now: number
}

type Bet = { account_id: number; order_no: string; name_en: string; wallet: PayingWallet }

/**
 * The transfers of a difference. What a wallet no longer covers of what is taken back the vendor gives first, so that nobody owes
 * anything (games 92).
 */
export async function transfersOfDifference(
  trx: Database,
  { account_id: accountId, order_no: orderNo, name_en: remark, wallet }: Bet,
  { amount, ...difference }: Difference,
): Promise<TransferRequest[]> {
  if (amount === 0) return []
  const { vendor, transactionId, scope, now } = difference
  const moved = await transferOf(trx, { ...difference, accountId, amount, wallet, orderNo, remark })
  if (amount > 0) return [moved]
  const [member, payer] = [
    await memberAccount(trx, accountId),
    await operatorAccount(trx, `vendor:${vendor}`, { accountId }),
  ]
  const balances = await lockBalances(trx, [member, payer])
  const missing = -amount - (balances.get(member) ?? 0)
  if (missing <= 0) return [moved]
  const given = {
    scope: `${scope ?? 'seamless'}-missing:${vendor}`,
    key: transactionId,
    requestHash: hashRequest(transactionId, missing),
    kind: 'adjustment' as const,
    reference: orderNo,
    remark: 'wallet.statement.remark.vendor_missing',
    now,
    entries: [
      { ledgerAccountId: payer, amount: -missing },
      { ledgerAccountId: member, amount: missing },
    ],
  }
  return [given, moved]
}
