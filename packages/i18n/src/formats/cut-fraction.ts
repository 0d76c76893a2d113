/**
 * A number without what is behind its first `decimals`, two by default, cut towards nought, so that nobody is shown more than there
 * is. Adding up and taking off leave a little, for computers count in halves (0.7 + 0.1 is less than 0.8): so much of the number's
 * size, and of its last decimal, is not missing.
 */
export function cutFraction(value: number, decimals = 2): number {
  if (Number.isInteger(value)) return value + 0
  const scale = 10 ** decimals
  const scaled = value * scale
  const near = Math.round(scaled)
  const isNear = Math.abs(scaled - near) < 1e-5 + Math.abs(scaled) * 3e-15
  return (isNear ? near : Math.trunc(scaled)) / scale + 0
}
