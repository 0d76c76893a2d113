import {
  decideIdentity,
  factsOf,
  undecidedStates,
  type Verdict,
} from '../../accounts/identity/decide-identity.ts'
import { findCheck } from '../../accounts/identity/identity-store.ts'
import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'

/** Who a check was decided by, where a service did. */
const service = 'service'

/**
 * Writes down what a service found, once: what it says of a check that is decided changes nothing (member 26). Answers in which state the
 * check is now; undefined for a reference that nobody has.
 */
export function takeOutcome(
  db: Database,
  reference: string,
  { verdict, now }: { verdict: Verdict; now: number },
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const check = await findCheck(trx, reference)
    if (check === undefined) return undefined
    const ended = await decideIdentity(trx, check, verdict, { from: undecidedStates, now, by: service })
    if (ended === undefined) return (await findCheck(trx, reference))?.state
    await appendEvent(trx, {
      ...factsOf(check, ended),
      at: now,
      kind: ended.state === 'verified' ? 'identity.verified' : 'identity.refused',
      actor: 'vendor',
    })
    return ended.state
  })
}
