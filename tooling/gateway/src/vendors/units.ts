/** The parts of a vendor's request that are amounts. */
const asked = ['amount', 'leastReturn'] as const

/**
 * What a vendor sent, with its amounts in đồng (games 94). Only whole units are told; anything else stays as it came, for the
 * schema to refuse.
 */
export function inDong(told: unknown, unit: number): unknown {
  if (unit === 1 || typeof told !== 'object' || told === null) return told
  const changed: Record<string, unknown> = { ...told }
  for (const name of asked) {
    const amount = changed[name]
    if (typeof amount === 'number' && Number.isInteger(amount)) changed[name] = amount * unit
  }
  return changed
}

/**
 * An answer with its amounts in the vendor's unit. What a member has is told in whole units, and the rest stays in the wallet; a
 * least stake is told as the least one that is enough. What has moved is whole, as it came in units.
 */
export function inUnits<Value extends object>(value: Value, unit: number): Value {
  if (unit === 1) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, partInUnits(name, part, unit)]),
  ) as Value
}

/** đồng as whole units of a vendor; undefined where they are not whole. */
export function wholeUnits(amount: number, unit: number): number | undefined {
  return amount % unit === 0 ? amount / unit : undefined
}

function partInUnits(name: string, part: unknown, unit: number): unknown {
  if (name === 'jackpots' && Array.isArray(part)) return part.map((each: object) => inUnits(each, unit))
  if (name === 'jackpot' && typeof part === 'object' && part !== null) return inUnits(part, unit)
  if (typeof part !== 'number') return part
  // A jackpot lies in the wallet at the gateway; the page shows it in whole units.
  if (name === 'balance' || name === 'amount') return Math.floor(part / unit)
  if (name === 'minStake') return Math.ceil(part / unit)
  if (name !== 'returned' && name !== 'moved') return part
  const whole = wholeUnits(part, unit)
  if (whole === undefined) throw new Error(`${name} of ${part} is not in units of ${unit}`)
  return whole
}
