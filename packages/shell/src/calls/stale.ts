import { minuteMs, secondMs } from '@saola/rules'
/** How long an answer counts as fresh, in milliseconds. No query invents a number of its own. */
export const stale = {
  /** Money and anything that others change. */
  moment: 5 * secondMs,
  minute: minuteMs,
  /** Settings: fresh until the page is loaded again or someone invalidates them. */
  session: 30 * minuteMs,
  forever: Number.POSITIVE_INFINITY,
} as const
