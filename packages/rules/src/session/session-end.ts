import { sessionLongestMs, sessionProlongMs } from '../lengths-of-time.ts'

/** What ends a session besides its age: so long after the last thing that its person did (session 55). */
export type SessionSpan = { createdAt: number; idleMs: number }

/** When a session ends that was used at a moment: its idle time later, and 30 days after its beginning at the latest (session 49). */
export function sessionEnd({ createdAt, idleMs }: SessionSpan, usedAt: number): number {
  return Math.min(usedAt + idleMs, createdAt + sessionLongestMs)
}

/** How much later an end has to be, in ms, to be written down: a minute for half an hour, and ten for twelve hours. */
export function prolongStepMs(idleMs: number): number {
  return Math.min(sessionProlongMs, Math.floor(idleMs / 30))
}
