import type { calls } from '@saola/protocol'
import { shownName, shownNickname } from '@saola/rules'
import { nationalPhone } from '@saola/validation'
import { findReachable } from '../accounts/line-contact-store.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { readDownline } from './downline-store.ts'
import { getPerson, getTotals } from './downline-detail-store.ts'
import { listPath } from './branch-store.ts'
import { requireBranch } from './require-branch.ts'

/** One account of the caller's line with its totals since it was opened. */
export const getDownline: Handler<typeof calls.team.downline> = async ({
  account: caller,
  services,
  input,
}) => {
  const id = await requireBranch(services.db, caller, input.customerId)
  const row = await readDownline(services.db, caller.id, id, services.now())
  if (!row) throw new Fault('not_found')
  const { nickname, mobile } = await getPerson(services.db, id)
  const reachable = await findReachable(services.db, id, services.now())
  return {
    ...row,
    nickname: shownNickname(nickname, row.customerName),
    // An agent may recognise a number, and call it with the consent of its owner.
    ...(mobile === null ? {} : { mobile: shownName(nationalPhone(mobile) ?? mobile) }),
    ...(reachable && { phone: reachable.phone }),
    path: await listPath(services.db, caller.id, id),
    totals: await getTotals(services.db, id),
  }
}
