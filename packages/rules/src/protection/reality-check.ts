import { realityIntervals } from '@saola/protocol'
import { minuteMs } from '../lengths-of-time.ts'

/** The minutes between two reality checks that a member may choose. */
export type RealityInterval = (typeof realityIntervals)[number]

/** The interval in force: the member's choice, else an hour, which nobody can go beyond. */
export function realityInterval(choice: number | undefined): RealityInterval {
  return realityIntervals.find((minutes) => minutes === choice) ?? 60
}

/** When the next check is due, in ms: one interval after play began, or after the last one was answered. */
export function nextRealityCheck(since: number, choice: number | undefined): number {
  return since + realityInterval(choice) * minuteMs
}

/** Whether a check is due that was not answered; no stake is taken in a game until it is (protection 17). */
export function isCheckDue(
  {
    since,
    checkedAt,
    minutes,
  }: { since: number; checkedAt: number | undefined; minutes: number | undefined },
  now: number,
): boolean {
  return nextRealityCheck(Math.max(since, checkedAt ?? 0), minutes) <= now
}
