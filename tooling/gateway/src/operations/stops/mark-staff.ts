import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { beginBan, endBan } from '../../protection/bans/ban-store.ts'
import { lockProtection } from '../../protection/limit-store.ts'

/** A member that is marked as staff or is so no more, and why. */
export type StaffMark = {
  merchantId: number
  account: { id: number; name: string }
  isStaff: boolean
  now: number
  person: string
  reason: string
}

/** Marks a member as staff, or takes the mark away (protection 22); what is so already is refused. */
export async function markStaff(
  trx: Database,
  { merchantId, account, isStaff, now, person, reason }: StaffMark,
): Promise<void> {
  // A stake that is under way comes before or after, not in between.
  await lockProtection(trx, account.id)
  const ban = { source: 'staff', now } as const
  const isDone = isStaff ? await beginBan(trx, account.id, ban) : await endBan(trx, account.id, ban)
  if (!isDone) throw new Fault('request_param_err', { field: 'account' })
  await appendEvent(trx, {
    merchantId,
    at: now,
    kind: isStaff ? 'protection.excluded' : 'act.done',
    actor: 'operator',
    person,
    accountId: account.id,
    subject: account.name,
    before: { isStaff: !isStaff },
    after: { act: isStaff ? 'member staff' : 'member not-staff', isStaff },
    reason,
  })
}
