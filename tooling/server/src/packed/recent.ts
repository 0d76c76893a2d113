/** The values that were asked for last, by key. */
export type Recent<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/** Keeps no more than `most` values, and drops the one not asked for the longest. */
export function createRecent<Value>(most: number): Recent<Value> {
  // A map remembers the order of insertion.
  const kept = new Map<string, Value>()
  const set = (key: string, value: Value): void => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const get = (key: string): Value | undefined => {
    const value = kept.get(key)
    if (value !== undefined) set(key, value)
    return value
  }
  return { get, set }
}
