/** What points are earned by (points 1): play per game type, and deposits. */
export const earnTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const
export type EarnType = (typeof earnTypes)[number]

/** A row of the exchange rate table: so many points for each full amount of đồng. */
export type EarnRatio = { readonly points: number; readonly perAmount: number }

/** The exchange rate table; what it does not name earns nothing. */
export type EarnTable = Readonly<Partial<Record<EarnType, EarnRatio>>>

/** Whole points, and the rest that counts next time. */
export type Earned = { readonly points: number; readonly remainder: number }

/**
 * Points for valid bet or deposit in đồng: rounded down, the rest carried, so that many small amounts earn what one
 * large one does. `remainder` comes from the last call for this type and ratio; it starts at 0, also after a change of
 * the ratio. Points never expire, so no time is asked for. Throws for an amount that is no whole number from 0 on.
 */
export function earnPoints(table: EarnTable, type: EarnType, amount: number, remainder = 0): Earned {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`No amount to earn with: ${amount}`)
  const ratio = table[type]
  if (ratio === undefined) return { points: 0, remainder }
  const total = BigInt(amount) * BigInt(ratio.points) + BigInt(remainder)
  const per = BigInt(ratio.perAmount)
  return { points: Number(total / per), remainder: Number(total % per) }
}
