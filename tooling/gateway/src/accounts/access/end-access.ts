import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import {
  deleteChallenges,
  deleteTickets,
  isSessionThere,
  updateAccessEnd,
  voidCodes,
} from './access-store.ts'
import { endSessions } from '../session-store.ts'

/**
 * Ends everything that opens an account or would open it: sessions, stays, tickets to other lines, sign-ins that wait for a
 * second proof, and the codes that are out (session 42). A proof that was begun before and comes later is refused where the
 * session would start, because it names an older end. Answers how many browsers were signed out.
 *
 * `keep` is the session that asks, which stays; it is refused when it was ended itself in the meantime. `since` is the end
 * that the caller's own proof was begun under. `reason` is kept with the sessions that end (session 56).
 */
export async function endAccess(
  trx: Database,
  accountId: number,
  {
    now,
    keep,
    since,
    reason = 'secured',
  }: { now: number; keep?: string; since?: number; reason?: 'secured' | 'operator' },
): Promise<number> {
  // First of all, so that every end and every start of a session stands in line at this row.
  if (!(await updateAccessEnd(trx, accountId, { now, since }))) throw new Fault('login.challenge.ended')
  if (keep !== undefined && !(await isSessionThere(trx, keep))) throw new Fault('login.not.session')
  const ended = await endSessions(trx, accountId, { now, reason, keep })
  await deleteTickets(trx, accountId)
  await deleteChallenges(trx, accountId)
  await voidCodes(trx, accountId, now)
  return ended
}
