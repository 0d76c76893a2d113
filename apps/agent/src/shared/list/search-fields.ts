/** What an address says, one field at a time; whatever makes no sense counts as not said. */
export function oneOf<const Value extends string>(
  value: unknown,
  values: readonly Value[],
): Value | undefined {
  return values.find((each) => each === value)
}

/** A whole number from 1, such as a page or an id. */
export function wholeFromOne(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined
}

/** Words that somebody typed, at most 64 characters; a router reads digits as a number. */
export function typedWords(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const words = String(value).trim().slice(0, 64)
  return words === '' ? undefined : words
}

type Said<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** The fields that are said, so that the address stays short. */
export function onlySaid<Fields extends object>(fields: Fields): Said<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Said<Fields>
}
