import type { ActivityDetails, ActivityKind } from '@saola/protocol'
import { isAgentType } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { actorOf } from '../http/caller.ts'
import type { CallContext } from '../http/mount.ts'
import { appendActivity } from './activity-store.ts'

/** Who acts, and from where. */
export type ActContext = Pick<CallContext<unknown>, 'account' | 'services' | 'ip' | 'region' | 'userAgent'>

/**
 * Writes down what an agent or its sub-account does, in the transaction of the act itself, so that neither is there without the
 * other (team 30). What members do is none of it.
 */
export async function recordActivity(
  trx: Database,
  { account, services, ip, region, userAgent }: ActContext,
  act: { kind: ActivityKind; subjectId?: number; details?: ActivityDetails },
): Promise<void> {
  if (!isAgentType(account.type)) return
  const { kind, subjectId = null, details = {} } = act
  const visit = { ip, region, userAgent, at: services.now() }
  await appendActivity(trx, { actorId: actorOf(account), kind, subjectId, details, ...visit })
}
