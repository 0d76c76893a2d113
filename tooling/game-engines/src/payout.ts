/** A multiplier of one, in ten-thousandths: 1x. */
export const oneTimes = 10_000

/** What a stake of whole đồng pays at a multiplier in ten-thousandths, rounded down. */
export function payoutOf(stake: number, multiplier: number): number {
  // The product may leave the safe integers long before the payout does.
  return Number((BigInt(stake) * BigInt(multiplier)) / BigInt(oneTimes))
}

/** A multiplier in ten-thousandths as the betting record writes it, the same in every language: 1.98x. */
export function timesText(multiplier: number): string {
  return `${(Math.floor(multiplier / 100) / 100).toFixed(2)}x`
}
