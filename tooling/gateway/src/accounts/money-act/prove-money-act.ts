import type { Database } from '../../db/database.ts'
import { actorOf } from '../../http/caller.ts'
import type { CallContext } from '../../http/mount.ts'
import { requireAuthenticator } from '../authenticator/require-authenticator.ts'
import { requirePaymentPassword } from '../payment-password.ts'

/** An act with money and what proves it; a sub-account proves itself, not its owner. */
type ProvedAct = Pick<
  CallContext<{ paymentPassword: string; code?: string | undefined }>,
  'account' | 'services' | 'input'
>

/** Refuses an act whose transaction password is wrong or was never set. Asked before the transaction: a hash takes its time. */
export function requirePasswordOf({ account, services, input }: ProvedAct): Promise<void> {
  return requirePaymentPassword(services, actorOf(account), input.paymentPassword)
}

/** Refuses an act whose code is wrong, or whose account has no authenticator. Asked once all else is fine and before the wallet is held. */
export function requireCodeOf({ account, services, input }: ProvedAct, trx: Database): Promise<void> {
  return requireAuthenticator(services, trx, {
    accountId: actorOf(account),
    code: input.code,
    missingKey: 'transfer.needs.authenticator',
  })
}
