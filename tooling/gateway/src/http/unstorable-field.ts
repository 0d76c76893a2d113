/**
 * The field of an input that PostgreSQL's text could not hold, if any: it has a NUL or half of a surrogate pair somewhere
 * inside.
 */
export function unstorableField(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.entries(input).find(([, value]) => !isStorable(value))?.[0]
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  // JSON writes both as escapes.
  return !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? '')
}
