import type { calls } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import { checkConcern } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { appendConcern } from './concern-store.ts'

const concernsPerAddress = attemptLimit(5)

/**
 * Keeps a report about somebody else (protection 15). It looks for no account, so that the answer, and the time that it takes, tell
 * nobody whether there is one.
 */
export const sendConcern: Handler<typeof calls.protection.report> = async (context) => {
  const { services, merchant, input, network, language } = context
  const { personName = '' } = input
  const refused = checkConcern({ ...input, personName })[0]
  if (refused) throw issueFault(refused, language)
  await takeAttempt(services, `concern:address:${network}`, concernsPerAddress)
  const reference = services.randomBytes(6).toString('hex').toUpperCase()
  await appendConcern(services.db, {
    reference,
    language,
    merchant_id: merchant.id,
    kind: input.kind,
    person: input.person.trim(),
    person_name: personName.trim() || null,
    relation: input.relation,
    // A minor is blocked, whatever else was sent.
    wish: input.kind === 'family' ? (input.wish ?? 'exclude') : null,
    story: input.story.trim(),
    reporter_name: input.reporterName.trim(),
    reporter_contact: input.reporterContact.trim(),
    created_at: services.now(),
  })
  return { reference }
}
