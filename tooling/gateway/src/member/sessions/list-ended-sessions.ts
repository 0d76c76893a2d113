import type { calls } from '@saola/protocol'
import { listEndedSessions } from '../../accounts/access/ended-session-store.ts'
import { describeDevice, placeOf } from '../../accounts/describe-device.ts'
import type { Handler } from '../../http/mount.ts'
import { isOff } from '../../system/module-switches.ts'

/** How many the list shows; the export has all of them. */
const most = 50

/** The sessions of the account that have ended, the newest end first, each with when and why (session 56). */
export const listEnded: Handler<typeof calls.member.endedSessions> = async (context) => {
  const { account, merchant, services } = context
  const hasPlaces = !isOff(merchant.settings.whitelabel, 'DISPLAYLOCATION3')
  const ended = await listEndedSessions(services.db, account.id, { now: services.now(), most })
  return ended.map((session) => ({
    device: describeDevice(session.userAgent),
    ...(hasPlaces && { place: placeOf(session.region, session.ip) }),
    since: session.beganAt,
    ended: session.endedAt,
    reason: session.reason,
  }))
}
