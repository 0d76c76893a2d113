/** How many of the units of some protocols are one đồng. */
const unitsOfDong = 100_000n

/** The largest amount that is read, in đồng: what the wallet takes for a win. */
const mostDong = 1_000_000_000_000_000n

/**
 * An amount in units of 1/100,000 in whole đồng; undefined for a fraction of one, a negative amount, and what no wallet takes.
 * @example readAmount(150_000n) // undefined: one and a half đồng
 */
export function readAmount(units: number | bigint): number | undefined {
  const whole = BigInt(units)
  if (whole < 0n || whole % unitsOfDong !== 0n) return undefined
  const dong = whole / unitsOfDong
  return dong <= mostDong ? Number(dong) : undefined
}

/** Whole đồng in units of 1/100,000. */
export function writeAmount(dong: number): bigint {
  return BigInt(dong) * unitsOfDong
}
