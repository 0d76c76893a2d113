import type { calls } from '@saola/protocol'
import { attemptLimit, isOfAge } from '@saola/rules'
import { minimumAge } from '@saola/validation'
import {
  createCheck,
  findLastCheck,
  findVerified,
  isOfAnother,
  updateState,
} from '../../accounts/identity/identity-store.ts'
import { keyOfDocument, sealShown, tidyName } from '../../accounts/identity/shown-identity.ts'
import { appendEvent } from '../../events/event-store.ts'
import { noteFault } from '../../events/note-fault.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import type { IdentityOutcome, ShownIdentity } from '../../services/ports.ts'
import { describeIdentity } from './describe-identity.ts'
import { takeOutcome } from './take-outcome.ts'

type Context = Parameters<Handler<typeof calls.member.verifyIdentity>>[0]

/** Each asks a service that is paid for. */
const checksPerAccount = attemptLimit(5)

/** A refusal in the words of the page. */
function refused(why: 'under_age' | 'duplicate' | 'waiting' | 'verified' | 'no_day', field?: string): Fault {
  return new Fault('member.identity.refused', {
    messageKey: `verification.refused.${why}`,
    value: { reason: why },
    ...(why === 'under_age' && { params: { age: minimumAge } }),
    ...(field !== undefined && { field }),
  })
}

/**
 * Begins a verification (member 26): the document is kept sealed, then the service is asked, outside of every transaction. Who is too young,
 * and whose document is another account's (member 27), is refused before anything is sent.
 */
export const verifyIdentity: Handler<typeof calls.member.verifyIdentity> = async (context) => {
  const { services, account, merchant, input } = context
  await takeAttempt(services, `identity:account:${account.id}`, checksPerAccount)
  const now = services.now()
  if (!isDay(input.bornOn)) throw refused('no_day', 'bornOn')
  if (!isOfAge(input.bornOn, now)) await refuse(context, 'under_age', 'bornOn')
  if ((await findVerified(services.db, account.id))?.isVerified === true) throw refused('verified')
  const shown: ShownIdentity = { ...input, fullName: tidyName(input.fullName) }
  const documentKey = keyOfDocument(services, shown)
  if (await isOfAnother(services.db, merchant.id, { documentKey, accountId: account.id }))
    await refuse(context, 'duplicate', 'documentNumber')
  const before = await findLastCheck(services.db, account.id)
  const reference = services.randomBytes(18).toString('base64url')
  const check = await createCheck(services.db, {
    account_id: account.id,
    reference,
    document_kind: shown.documentKind,
    document_key: documentKey,
    sealed: sealShown(services, reference, shown),
    asked_at: now,
  })
  if (!check) throw refused('waiting')
  // What a person has refused or taken back, a person decides again.
  const isPersons = before?.reason === 'operator'
  const outcome = isPersons ? ({ state: 'waiting' } as const) : await ask(context, reference, shown)
  if (outcome === undefined) await updateState(services.db, check.id, ['waiting'], { state: 'unanswered' })
  else if (outcome.state !== 'waiting')
    await takeOutcome(services.db, reference, { verdict: outcome, now: services.now() })
  return describeIdentity(context)
}

/** What the service says; undefined where it does not answer. Without a service a person decides. */
async function ask(
  { services }: Context,
  reference: string,
  shown: ShownIdentity,
): Promise<IdentityOutcome | undefined> {
  if (!services.identityService) return { state: 'waiting' }
  try {
    return await services.identityService.verify(reference, shown)
  } catch (error) {
    await noteFault(services, 'service of identities', error)
    return undefined
  }
}

/** Refuses before anything is sent, and keeps that it was so, but nothing of the person. */
async function refuse(
  { services, account, merchant, input }: Context,
  reason: 'under_age' | 'duplicate',
  field: string,
): Promise<never> {
  const before = await findLastCheck(services.db, account.id)
  await appendEvent(services.db, {
    merchantId: merchant.id,
    at: services.now(),
    kind: 'identity.refused',
    actor: 'account',
    accountId: account.id,
    subject: account.name,
    before: { state: before?.state ?? 'none' },
    after: { state: 'refused', reason, document: input.documentKind },
  })
  throw refused(reason, field)
}

/** Whether a day is one of the calendar: there is no 30 February. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
