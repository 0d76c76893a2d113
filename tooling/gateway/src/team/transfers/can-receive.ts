import { accountType } from '@saola/protocol'
import { decideUnderPause, isAgentType } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { readPauses } from '../../protection/pause-store.ts'
import type { Recipient } from './recipient-store.ts'

/** Whether an account has part in transfers along the line: no trial account, nobody's sub-account. */
export function takesPart(type: number): boolean {
  const isSub = type === accountType.agentSub || type === accountType.topAgentSub
  return type === accountType.member || (isAgentType(type) && !isSub)
}

/** Whether money can be sent to an account now: it is in use and on no break (team 22). */
export async function canReceive(
  db: Database,
  { id, type, activeFlag }: Pick<Recipient, 'id' | 'type' | 'activeFlag'>,
  now: number,
): Promise<boolean> {
  if (!takesPart(type) || activeFlag !== 1) return false
  return decideUnderPause(await readPauses(db, id), 'transfer', now).kind !== 'refused'
}
