/** How one server writes what the documents leave open: ids, amounts, counts, flags, and what it adds of its own. */
export type Words = {
  id: (value: number) => number | string
  amount: (value: number) => number | string
  count: (value: number) => number | string
  flag: (value: 0 | 1) => number | string | boolean
}

/** Servers of the family: they agree on the documents and on nothing else. */
export const servers: Readonly<Record<string, Words>> = {
  'numbers throughout': {
    id: (value) => value,
    amount: (value) => value,
    count: (value) => value,
    flag: (value) => value,
  },
  'text throughout': { id: String, amount: String, count: String, flag: String },
  'amounts with decimals': {
    id: (value) => `id-${value}`,
    amount: (value) => value + 0.75,
    count: (value) => value,
    flag: (value) => value === 1,
  },
  'amounts with decimals as text': {
    id: String,
    amount: (value) => `${value}.75`,
    count: (value) => value,
    flag: (value) => String(value === 1),
  },
}

const maps = new WeakSet<object>()

/** Marks an object whose keys are names and not fields, so that nothing is added to it. */
export function mapOf<Value extends object>(value: Value): Value {
  maps.add(value)
  return value
}

/** The same reply from a server that knows more than the documents say. */
export function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withMore(field)]))
  return maps.has(value) ? fields : { ...fields, somethingOfItsOwn: { deep: [1, 'a', null] } }
}
