/** How long an answer counts as fresh, in milliseconds. No query invents a number of its own. */
export const stale = {
  /** Money and anything that others change. */
  moment: 5_000,
  minute: 60_000,
  /** Settings: fresh until the page is loaded again or someone invalidates them. */
  session: 30 * 60_000,
  forever: Number.POSITIVE_INFINITY,
} as const
