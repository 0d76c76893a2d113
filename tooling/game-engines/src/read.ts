/** The object that a value is, to look for its fields; undefined when it is none. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  // An object of JSON has text keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Whether a value is a whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
}
