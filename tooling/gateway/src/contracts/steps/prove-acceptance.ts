import { isAgentType } from '@saola/rules'
import { requireAuthenticator } from '../../accounts/authenticator/require-authenticator.ts'
import type { Database } from '../../db/database.ts'
import { actorOf, type Account } from '../../http/caller.ts'
import type { Services } from '../../services/services.ts'

/** The proof that an agent owes for a signature (contracts 23): a code of the authenticator, which the account has to have. */
export function proveAcceptance(
  services: Services,
  account: Account,
  code: string | undefined,
): ((trx: Database) => Promise<void>) | undefined {
  if (!isAgentType(account.type)) return undefined
  return (trx) =>
    requireAuthenticator(services, trx, {
      // A sub-account proves itself, not its owner.
      accountId: actorOf(account),
      code,
      missingKey: 'contracts.refused.authenticator',
    })
}
