declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to one that stands
  interface JSON {
    /** A value that is written as it is, without quotes. */
    rawJSON: (text: string) => unknown
  }
}

/**
 * Reads JSON without rounding: a whole number that is too large for a number comes as a bigint (2^53 of 1/100,000 đồng are 90 thousand
 * million đồng). Undefined for what is no JSON.
 */
export function parseExact(text: string): unknown {
  try {
    return JSON.parse(text, readExactly)
  } catch {
    return undefined
  }
}

function readExactly(_name: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const source = context?.source ?? ''
  return /^-?\d{1,30}$/.test(source) ? BigInt(source) : value
}

/** Writes JSON in which bigints stand as the numbers that they are. */
export function writeExact(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part,
  )
}
