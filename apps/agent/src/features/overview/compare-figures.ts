/** How a figure stands against the one before: the way, by how much, and as a share where a share means something. */
export type Comparison = {
  way: 'up' | 'down' | 'same'
  difference: number
  /** Undefined where gains and losses mix. */
  share: number | undefined
}

/** A figure of so many times the one before is another figure, and no comparison helps. */
const mostTimes = 3

/**
 * Compares two figures; undefined where that would mean nothing, as with nothing before. A `signed` one (profit and loss)
 * is compared by its difference alone.
 */
export function compareFigures(
  now: number,
  before: number,
  options: { signed?: boolean } = {},
): Comparison | undefined {
  const isSigned = options.signed === true
  if (before === 0 || (!isSigned && before < 0)) return undefined
  if (Math.abs(now) > mostTimes * Math.abs(before)) return undefined
  const difference = Math.abs(now - before)
  const share = isSigned ? undefined : difference / before
  if (now === before) return { way: 'same', difference: 0, share }
  return { way: now > before ? 'up' : 'down', difference, share }
}

/** A share as people read it: whole percents, tenths below ten. 0.1234 is 0.12, 0.0456 is 0.046. */
export function roundShare(share: number): number {
  return share < 0.1 ? Math.round(share * 1000) / 1000 : Math.round(share * 100) / 100
}
