import type { IdentityReason } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { NewEvent } from '../../events/event-kinds.ts'
import { claimDocument, updateState, type CheckOwner, type IdentityRow } from './identity-store.ts'

/** How a check ends. */
export type Verdict = { state: 'verified' } | { state: 'refused'; reason: IdentityReason }

/** States in which nothing is decided yet. */
export const undecidedStates = ['waiting', 'unanswered'] as const

/**
 * Decides a check that stands in one of some states (member 26). A document that is another account's verifies nobody: it is refused as
 * that (member 27). Answers how it ended, for the event that is written in the same transaction; undefined where it was decided
 * already, and nothing changes.
 */
export async function decideIdentity(
  trx: Database,
  check: IdentityRow & CheckOwner,
  verdict: Verdict,
  { from, now, by }: { from: readonly IdentityRow['state'][]; now: number; by: string },
): Promise<Verdict | undefined> {
  const decided = { at: now, by }
  if (!(await updateState(trx, check.id, from, { ...verdict, decided }))) return undefined
  if (verdict.state !== 'verified') return verdict
  const { id, accountId, merchantId, document_key: documentKey } = check
  if (await claimDocument(trx, { id, accountId, merchantId, documentKey, now })) return verdict
  const refused: Verdict = { state: 'refused', reason: 'duplicate' }
  await updateState(trx, id, ['verified'], { ...refused, decided })
  return refused
}

/** What an event says of a check that ended: never who the person is. */
export function factsOf(
  check: IdentityRow & CheckOwner,
  ended: Verdict,
): Pick<NewEvent, 'merchantId' | 'accountId' | 'subject' | 'before' | 'after'> {
  return {
    merchantId: check.merchantId,
    accountId: check.accountId,
    subject: check.name,
    before: { state: check.state },
    after: { ...ended, document: check.document_kind },
  }
}
