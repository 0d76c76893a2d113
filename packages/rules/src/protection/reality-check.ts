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
