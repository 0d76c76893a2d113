import type { Services } from '../services/services.ts'
import { depositStatusAt, findDeposit } from '../wallet/deposits/deposit-store.ts'

/** What the bank page shows about a deposit, and how far it is. */
export type Payment = {
  depositId: number
  amount: number
  memo: string
  expiresAt: number
  status: 'pending' | 'received' | 'expired'
  payee: { bankName: string; accountNumber: string; accountName: string }
}

/** The deposit behind a link. The memo must fit too: numbers can be guessed, memos cannot. */
export async function findPayment(
  services: Services,
  depositId: string,
  memo: string,
): Promise<Payment | undefined> {
  const deposit = await findDeposit(services.db, depositId)
  if (deposit?.memo !== memo) return undefined
  const { settings } = await services.db
    .selectFrom('merchant')
    .innerJoin('account', 'account.merchant_id', 'merchant.id')
    .select('merchant.settings')
    .where('account.id', '=', deposit.account_id)
    .executeTakeFirstOrThrow()
  return {
    depositId: deposit.id,
    amount: deposit.amount,
    memo: deposit.memo,
    expiresAt: deposit.expires_at,
    status: depositStatusAt(deposit, services.now()),
    payee: {
      bankName: settings.bank.name,
      accountNumber: settings.bank.accountNumber,
      accountName: settings.bank.accountName,
    },
  }
}

/** Whether a transfer with this number went out for the deposit, and when. */
export async function findSent(
  services: Services,
  depositId: number,
  transaction: string,
): Promise<{ received_at: number } | undefined> {
  return services.db
    .selectFrom('bank_transfer')
    .select('received_at')
    .where('bank_reference', '=', transaction)
    .where('deposit_id', '=', depositId)
    .executeTakeFirst()
}
