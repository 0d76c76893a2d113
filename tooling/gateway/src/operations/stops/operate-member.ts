import * as z from 'zod/mini'
import { endAccess } from '../../accounts/access/end-access.ts'
import { listLocked, updateLock, type LockedMember } from '../../accounts/access/lock-store.ts'
import { listResting, type RestingAccount } from '../../accounts/rest/rest-store.ts'
import { findByName } from '../../accounts/sign-in-account-store.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import { listStaff } from '../../protection/bans/ban-store.ts'
import type { Services } from '../../services/services.ts'
import { markStaff } from './mark-staff.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const member = {
  merchant: z.string(),
  account: z.string().check(z.minLength(1), z.maxLength(64)),
  reason: words,
  by: words,
}

/** What the operator does about one member: looks at who is locked or staff, locks and unlocks one, marks one as staff or takes the mark away. */
export const memberOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), merchant: z.string() }),
  /** Accounts at rest, by name; the next ones come after the last name. */
  z.strictObject({ do: z.literal('resting'), merchant: z.string(), after: z.optional(z.string()) }),
  z.strictObject({ do: z.literal('lock'), ...member }),
  z.strictObject({ do: z.literal('unlock'), ...member }),
  z.strictObject({ do: z.literal('staff'), ...member }),
  z.strictObject({ do: z.literal('not-staff'), ...member }),
])
export type MemberOperation = z.infer<typeof memberOperation>

/** So many are told at once. */
const most = 500

/**
 * Locks a member or unlocks one (system 57). Who is locked is signed out everywhere and stakes nothing, in sittings that are open too; rounds
 * end, money stays where it is, and a payout that was asked for waits for the operator. A member that is marked as staff plays no more and
 * gets no reward (protection 22). Answers with who is locked and who is staff.
 */
export async function operateMember(
  services: Services,
  wanted: MemberOperation,
  person?: string,
): Promise<{ locked: LockedMember[]; staff: LockedMember[] } | { resting: RestingAccount[] }> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'resting') {
    return { resting: await listResting(db, merchantId, { after: wanted.after ?? '', most }) }
  }
  if (wanted.do !== 'list') {
    const account = await findByName(db, merchantId, wanted.account.trim().toLowerCase())
    // Agents carry teams, so theirs are dealt with by hand.
    if (account?.type !== 0) throw new Fault('not_found', { field: 'account' })
    const isLocked = wanted.do === 'lock'
    const now = services.now()
    await db.transaction().execute(async (trx) => {
      if (wanted.do === 'staff' || wanted.do === 'not-staff') {
        const { by, reason } = wanted
        const isStaff = wanted.do === 'staff'
        return markStaff(trx, { merchantId, account, isStaff, now, person: person ?? by, reason })
      }
      // First, as every end of an access stands in line there (session 42).
      const signedOut = isLocked ? await endAccess(trx, account.id, { now, reason: 'operator' }) : 0
      if (!(await updateLock(trx, account.id, isLocked)))
        throw new Fault('request_param_err', { field: 'account' })
      await appendEvent(trx, {
        merchantId,
        at: now,
        kind: isLocked ? 'account.locked' : 'account.unlocked',
        actor: 'operator',
        person: person ?? wanted.by,
        accountId: account.id,
        subject: account.name,
        before: { isLocked: !isLocked },
        after: { isLocked, ...(isLocked && { signedOut }) },
        reason: wanted.reason,
      })
    })
  }
  return { locked: await listLocked(db, merchantId, most), staff: await listStaff(db, merchantId, most) }
}
