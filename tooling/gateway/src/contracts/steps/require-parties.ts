import { decideUnderPause, isAgentType } from '@saola/rules'
import { accountType } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { readPauses } from '../../protection/pause-store.ts'
import { getParty, type Party } from './party-store.ts'

/**
 * Refuses terms that are offered, changed or accepted while one side is on a break or excluded. Whoever acts is told when
 * that ends; of the other side nothing is told but that it cannot be done (contracts 24).
 */
export async function requireOpenParties(
  db: Database,
  { actorId, otherId }: { actorId: number; otherId: number },
  now: number,
): Promise<void> {
  // What a contract brings is money along the line, so it is closed where transfers are.
  await requireOpenFor(db, 'transfer', { accountId: actorId, now })
  requireUsable(await getParty(db, otherId))
  const decision = decideUnderPause(await readPauses(db, otherId), 'transfer', now)
  if (decision.kind === 'refused') throw new Fault('contracts.party.refused')
}

/** Refuses an account that has no contracts: closed, a trial, or somebody's sub-account. */
function requireUsable({ type, activeFlag }: Party): void {
  const isSub = type === accountType.agentSub || type === accountType.topAgentSub
  const mayHave = type === accountType.member || (isAgentType(type) && !isSub)
  if (!mayHave || activeFlag !== 1) throw new Fault('contracts.party.refused')
}
