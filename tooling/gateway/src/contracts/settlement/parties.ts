/** The two sides of a contract, who carry losses and corrections on, whichever contract they have (contracts 41). */
export type Parties = { readonly uplineId: number; readonly downlineId: number }

/** One text for the same two, to find them by. */
export function partiesOf({ uplineId, downlineId }: Parties): string {
  return `${uplineId}-${downlineId}`
}
