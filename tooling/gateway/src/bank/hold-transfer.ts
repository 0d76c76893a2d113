import type { TransferHold } from '@saola/rules'
import { appendNotice } from '../accounts/notice-store.ts'
import type { Database } from '../db/database.ts'

/** The texts that say what keeps money from an account. */
const reasons: Readonly<Record<TransferHold, string>> = {
  closed: 'wallet.held.closed',
  trial: 'wallet.held.trial',
  locked: 'wallet.held.locked',
  pause: 'wallet.held.pause',
  limit: 'wallet.held.limit',
}

/** The text that says what keeps money from an account. */
export function holdText(held: TransferHold): string {
  return reasons[held]
}

/** Money that came for an account and waits; `reference` is the number under which it is kept. */
export type HeldMoney = {
  accountId: number
  held: TransferHold
  reference: string
  amount: number
  now: number
}

/** Tells an account that money for it came, and why it waits. */
export async function tellHeld(trx: Database, money: HeldMoney): Promise<void> {
  await appendNotice(trx, {
    kind: 'deposit_held',
    accountId: money.accountId,
    about: money.reference,
    amount: money.amount,
    reason: holdText(money.held),
    now: money.now,
  })
}
