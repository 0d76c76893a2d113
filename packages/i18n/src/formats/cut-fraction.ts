/**
 * So far off may adding up and taking off leave what computers count in halves (0.1 + 0.2 is not 0.3): a part of the number's size,
 * and of its last decimal.
 */
const noise = { ofSize: 2 ** -48, ofDecimal: 0.000_01 }

/**
 * A number without what is behind its first `decimals`, cut towards nought, so that nobody is shown more than there is. What only
 * reckoning has made too little is none the less whole: 0.7 + 0.1 has one decimal.
 */
export function cutFraction(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value + 0
  const scale = 10 ** decimals
  const scaled = value * scale
  const near = Math.round(scaled)
  const isNear = Math.abs(scaled - near) <= Math.max(Math.abs(scaled) * noise.ofSize, noise.ofDecimal)
  return (isNear ? near : Math.trunc(scaled)) / scale + 0
}
