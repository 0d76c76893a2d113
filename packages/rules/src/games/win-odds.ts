/**
 * How likely a title's wins are in one round, as its vendor states it: multiples of the stake in ten-thousandths,
 * ascending, each with the chance of that much or more. A multiple between two of them is as likely as the upper one.
 */
export type WinOdds = {
  readonly tail: readonly (readonly [times: number, chance: number])[]
  /** Nothing is told of multiples up to this one. */
  readonly above: number
  /** What comes back of all stakes, in hundredths of a percent, where a member chooses the multiple: its chance is this divided by it. */
  readonly fairReturn: number | null
  /** Whether the chances are estimates. */
  readonly isAbout: boolean
}

const oneTimes = 10_000n
/** Two digits are shown: a chance is never known better by who reads it. */
const digits = 2

/** In how many rounds of its title a win of that multiple or more comes once, in two digits; undefined where nothing is told. */
export function roundsForWin(
  odds: WinOdds,
  { stake, payout }: { stake: number; payout: number },
): number | undefined {
  if (stake <= 0) return undefined
  const times = Number((BigInt(payout) * oneTimes) / BigInt(stake))
  if (times <= odds.above) return undefined
  const chance =
    odds.fairReturn === null
      ? odds.tail.find(([reached]) => reached >= times)?.[1]
      : Math.min(1, odds.fairReturn / times)
  return chance === undefined || chance <= 0 ? undefined : Number((1 / chance).toPrecision(digits))
}
