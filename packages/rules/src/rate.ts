/** A rate of 100 %. Rates are whole thousandths of a percent, the three decimals of the wire: 12 500 is 12.5 %. */
export const wholeRate = 100_000

/**
 * The share of an amount of whole đồng, cut to whole đồng toward zero, exact beyond the safe integers of the product.
 * @example shareOf(1_000_000, 12_500) // 125_000
 */
export function shareOf(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / BigInt(wholeRate))
}

/** A percentage of up to three decimals as a rate; undefined for any other text. */
export function parseRate(percent: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(percent) ?? []
  if (whole === undefined) return undefined
  return Number(whole) * 1_000 + Number(decimals.padEnd(3, '0'))
}

/** A rate as the percentage of the wire, without trailing zeros: 12 500 is `12.5`. */
export function formatRate(rate: number): string {
  return String(rate / 1_000)
}
