import type { calls } from '@saola/protocol'
import { describeDevice, placeOf } from '../../accounts/describe-device.ts'
import { listIdleStays, listOpenSessions } from '../../accounts/session-store.ts'
import type { Handler } from '../../http/mount.ts'
import { isOff } from '../../system/module-switches.ts'

/** The browsers that are signed in to the account or stay so: this one first, then the one seen last. */
export const listSessions: Handler<typeof calls.member.sessions> = async (context) => {
  const { account, merchant, services } = context
  const hasPlaces = !isOff(merchant.settings.whitelabel, 'DISPLAYLOCATION3')
  const now = services.now()
  const open = await listOpenSessions(services.db, account.id, now)
  const idle = await listIdleStays(services.db, account.id, now)
  return [...open, ...idle]
    .map((session) => ({
      sessionId: session.publicId ?? '',
      device: describeDevice(session.userAgent),
      ...(hasPlaces && { place: placeOf(session.region, session.ip) }),
      since: session.createdAt,
      lastSeen: session.lastSeenAt ?? session.createdAt,
      isCurrent: session.tokenHash === account.tokenHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
