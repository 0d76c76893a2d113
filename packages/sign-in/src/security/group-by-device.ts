import type { OpenSession } from '@saola/protocol'
import { groupBy } from '@saola/rules'

/** The sign-ins of one device, the one seen last first. */
export type DeviceSessions = { readonly name: string; readonly sessions: readonly OpenSession[] }

/** This browser by itself and first; then every device once, with all its sign-ins. */
export function groupByDevice(sessions: readonly OpenSession[]): readonly DeviceSessions[] {
  const own = sessions.filter(({ isCurrent }) => isCurrent)
  const others = groupBy(
    sessions.filter(({ isCurrent }) => !isCurrent),
    ({ device }) => device,
  )
  return [
    ...own.map((each) => ({ name: each.device, sessions: [each] })),
    ...[...others].map(([name, list]) => ({
      name,
      sessions: [...list].sort((one, other) => other.lastSeen - one.lastSeen),
    })),
  ]
}
