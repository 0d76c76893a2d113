import type { CallReply, calls } from '@saola/protocol'
import { toReason } from '../../accounts/identity/identity-service.ts'
import { findLastCheck, findVerified, type IdentityRow } from '../../accounts/identity/identity-store.ts'
import { isGated } from '../../accounts/identity/require-verified.ts'
import { endingOf, openShown } from '../../accounts/identity/shown-identity.ts'
import { identityTermsOf } from '../../db/play-settings.ts'
import type { CallContext } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'

type Context = Pick<CallContext<unknown>, 'services' | 'merchant' | 'account'>

/** How far the verification of the member has come, and what the merchant asks it for. */
export async function describeIdentity({
  services,
  merchant,
  account,
}: Context): Promise<CallReply<typeof calls.member.identity>> {
  const check = await findLastCheck(services.db, account.id)
  const member = await findVerified(services.db, account.id)
  const { gates } = identityTermsOf(merchant.settings)
  const now = services.now()
  return {
    ...(check === undefined ? { state: 'none' as const } : toState(services, check)),
    gates: [...gates],
    closed: gates.filter((gate) => member && isGated(merchant.settings, gate, member, now)),
  }
}

function toState(services: Services, row: IdentityRow) {
  const { documentNumber } = openShown(services, row.reference, row.sealed)
  return {
    state: row.state,
    document: { kind: row.document_kind, ending: endingOf(documentNumber) },
    askedAt: row.asked_at,
    ...(row.reason !== null && { reason: toReason(row.reason) }),
    ...(row.decided_at !== null && { decidedAt: row.decided_at }),
  }
}
