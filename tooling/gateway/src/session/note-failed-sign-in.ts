import { appendEvent } from '../events/event-store.ts'
import type { CallContext } from '../http/mount.ts'

/** Whose sign-in it was, where there is such an account, and by what. */
type Failed = { account: { id: number; name: string } | undefined; way: string }

/**
 * Writes down that a password or a code was wrong (system 53). A name that nobody has is not kept: people type passwords there. Who
 * exists and who does not costs the same work.
 */
export function noteFailedSignIn(
  { services, merchant, network }: Pick<CallContext<unknown>, 'services' | 'merchant' | 'network'>,
  { account, way }: Failed,
): Promise<void> {
  return appendEvent(services.db, {
    merchantId: merchant.id,
    at: services.now(),
    kind: 'account.sign-in-failed',
    actor: 'account',
    accountId: account?.id,
    subject: account?.name ?? 'unknown name',
    after: { way, network },
  })
}
