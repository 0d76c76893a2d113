import * as z from 'zod/mini'
import { decideIdentity, factsOf, undecidedStates } from '../../accounts/identity/decide-identity.ts'
import {
  findLastCheck,
  listChecks,
  listWaitingChecks,
  releaseDocument,
  updateState,
  type CheckOwner,
  type IdentityRow,
  type WaitingCheck,
} from '../../accounts/identity/identity-store.ts'
import { openShown } from '../../accounts/identity/shown-identity.ts'
import { findByName } from '../../accounts/sign-in-account-store.ts'
import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const account = z.string().check(z.minLength(1), z.maxLength(64))
const told = { merchant: z.string(), account, reason: words, by: words }

/**
 * What the operator does about verifications of identities: looks at those that wait and at those of a member, approves or refuses the
 * last one of a member, or takes back that it is verified.
 */
export const identityOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('waiting'), merchant: z.string() }),
  z.strictObject({ do: z.literal('look'), merchant: z.string(), account }),
  z.strictObject({ do: z.literal('approve'), ...told }),
  z.strictObject({ do: z.literal('refuse'), ...told }),
  z.strictObject({ do: z.literal('revoke'), ...told }),
])
export type IdentityOperation = z.infer<typeof identityOperation>

/** So many are told at once. */
const most = 100

/** A verification as the operator's people see it, with what was shown for it. */
type ShownCheck = {
  state: IdentityRow['state']
  reason: string | null
  documentKind: IdentityRow['document_kind']
  documentNumber: string
  fullName: string
  bornOn: string
  askedAt: number
  decidedAt: number | null
  decidedBy: string | null
}

/**
 * Decides verifications by hand (member 27): approves what waits, was refused or taken back, unless the document is another account's; refuses
 * what waits; takes back what was verified. Answers with what waits, or what there is of the member.
 */
export async function operateIdentity(
  services: Services,
  wanted: IdentityOperation,
  person?: string,
): Promise<{ waiting: WaitingCheck[] } | { checks: ShownCheck[] }> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'waiting') return { waiting: await listWaitingChecks(db, merchantId, most) }
  const member = await findByName(db, merchantId, wanted.account.trim().toLowerCase())
  if (member?.type !== 0) throw new Fault('not_found', { field: 'account' })
  if (wanted.do !== 'look') {
    const { do: step, reason, by } = wanted
    const act = { step, reason, person: person ?? by, now: services.now() }
    const owner = { accountId: member.id, merchantId, name: member.name }
    await db.transaction().execute((trx) => decide(trx, owner, act))
  }
  const checks = await listChecks(db, member.id, most)
  return { checks: checks.map((row) => toShown(services, row)) }
}

type Act = { step: 'approve' | 'refuse' | 'revoke'; reason: string; person: string; now: number }

async function decide(trx: Database, owner: CheckOwner, act: Act): Promise<void> {
  const last = await findLastCheck(trx, owner.accountId)
  if (last === undefined) throw new Fault('not_found', { field: 'account' })
  const check = { ...last, ...owner }
  const { step, reason, person, now } = act
  if (step === 'revoke') return revoke(trx, check, act)
  const isApproval = step === 'approve'
  const ended = await decideIdentity(
    trx,
    check,
    isApproval ? { state: 'verified' } : { state: 'refused', reason: 'operator' },
    { from: isApproval ? [...undecidedStates, 'refused', 'revoked'] : undecidedStates, now, by: person },
  )
  if (ended === undefined) throw new Fault('request_param_err', { field: 'do' })
  // Nothing of an approval stays where the document is another account's.
  if (isApproval && ended.state === 'refused')
    throw new Fault('request_param_err', { field: 'account', value: { reason: ended.reason } })
  await appendEvent(trx, {
    ...factsOf(check, ended),
    at: now,
    kind: isApproval ? 'identity.verified' : 'identity.refused',
    actor: 'operator',
    person,
    reason,
  })
}

async function revoke(
  trx: Database,
  check: IdentityRow & CheckOwner,
  { reason, person, now }: Act,
): Promise<void> {
  const decided = { at: now, by: person }
  const isRevoked =
    (await releaseDocument(trx, check.accountId)) !== undefined &&
    (await updateState(trx, check.id, ['verified'], { state: 'revoked', reason: 'operator', decided }))
  if (!isRevoked) throw new Fault('request_param_err', { field: 'do' })
  const { before, ...facts } = factsOf(check, { state: 'verified' })
  await appendEvent(trx, {
    ...facts,
    at: now,
    kind: 'identity.revoked',
    actor: 'operator',
    person,
    before,
    after: { state: 'revoked', document: check.document_kind },
    reason,
  })
}

function toShown(services: Services, row: IdentityRow): ShownCheck {
  return {
    ...openShown(services, row.reference, row.sealed),
    state: row.state,
    reason: row.reason,
    documentKind: row.document_kind,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }
}
