import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import type { Database } from '../../db/database.ts'
import { actorOf, type Account } from '../../http/caller.ts'
import type { Services } from '../../services/services.ts'

/**
 * The proof that is owed for terms that one puts on the table (contracts 40): the other side can sign them alone, so an
 * authenticator that is on is asked. A sub-account proves itself, not its owner.
 */
export function proveProposal(
  services: Services,
  account: Account,
  code: string | undefined,
): (trx: Database) => Promise<void> {
  return (trx) => requireCodeWhereOn(services, trx, actorOf(account), code)
}
