import { calls, headers, type SystemStatus } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import type { QueryClient } from '@tanstack/react-query'
import { callKey } from '../calls/call-query.ts'

/** What people do at a page, as the browser tells it: the hand on mouse, glass, wheel or keys. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** A call that leaves later than this after the last deed was caused by no person, in milliseconds. */
const causedForMs = minuteMs

/** When somebody last did something at this page, by the gateway's clock. */
export type Attendance = { lastDeedAt: number }

/** The merchant's idle time in ms, where the gateway has told one: sessions that nobody uses end by it (session 55). */
export function idleMsOf(queryClient: QueryClient): number | undefined {
  const status = queryClient.getQueryData<SystemStatus>(callKey(calls.system.status))
  const minutes = status?.info.idleMinutes
  return minutes === undefined ? undefined : minutes * minuteMs
}

/** What a call of this moment says where there is an idle time: nothing, or that no person caused it. */
export function attendanceHeaders(
  { lastDeedAt }: Attendance,
  idleMs: number | undefined,
  now: number,
): Record<string, string> {
  return idleMs === undefined || now - lastDeedAt < causedForMs ? {} : { [headers.unattended]: '1' }
}

/** Notes what people do at a page from now on; returns how to stop. */
export function watchDeeds(attendance: Attendance, page: EventTarget, now: () => number): () => void {
  const note = (): void => {
    attendance.lastDeedAt = now()
  }
  for (const deed of deeds) page.addEventListener(deed, note, { passive: true, capture: true })
  return () => {
    for (const deed of deeds) page.removeEventListener(deed, note, { capture: true })
  }
}
