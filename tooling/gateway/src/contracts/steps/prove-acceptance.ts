import { isAgentType } from '@saola/rules'
import {
  requireAuthenticator,
  requireCodeWhereOn,
} from '../../accounts/authenticator/require-authenticator.ts'
import type { Database } from '../../db/database.ts'
import { actorOf, type Account } from '../../http/caller.ts'
import type { Services } from '../../services/services.ts'

/**
 * The proof that is owed for a signature (contracts 23): a code of the authenticator, which an agent has to have and a member
 * may have.
 */
export function proveAcceptance(
  services: Services,
  account: Account,
  code: string | undefined,
): (trx: Database) => Promise<void> {
  if (!isAgentType(account.type)) return (trx) => requireCodeWhereOn(services, trx, account.id, code)
  return (trx) =>
    requireAuthenticator(services, trx, {
      // A sub-account proves itself, not its owner.
      accountId: actorOf(account),
      code,
      missingKey: 'contracts.refused.authenticator',
    })
}
