import type { Outcome, Told } from './speaker.ts'

const unitsOfDong = 100_000n

/** đồng in units of 1/100,000, written to the digit; half a đồng is a whole number of them. */
export function writeUnits(dong: number): unknown {
  const units = Number.isInteger(dong) ? BigInt(dong) * unitsOfDong : Math.round(dong * Number(unitsOfDong))
  return JSON.rawJSON(String(units))
}

/** Reads an answer with one of a protocol's words as its `status`, and a balance in those units; throws for any other word. */
export function readTold(answer: string, outcomes: ReadonlyMap<string, Outcome>): Told {
  // Tests look into replies freely.
  const { status, balance } = JSON.parse(answer, toTheDigit) as { status: string; balance?: bigint }
  const outcome = outcomes.get(status)
  if (outcome === undefined) throw new Error(`${status} is no word of the protocol`)
  return balance === undefined ? { outcome } : { outcome, balance: dongOf(balance) }
}

function dongOf(units: bigint): number {
  return units % unitsOfDong === 0n ? Number(units / unitsOfDong) : Number.NaN
}

function toTheDigit(_name: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? BigInt(context?.source ?? '') : value
}
