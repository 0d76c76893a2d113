import type { Kept } from '../../services/ports.ts'

/** For so long a value is given again, in milliseconds: what has changed without being told is seen within a second. */
const keptMs = 900

/** None is kept by a longer key: anybody may ask. */
const longestKey = 500

/** Keeps nothing: every question is asked of the database. */
export function keepNothing<Value>(): Kept<Value> {
  return { find: () => undefined, ask: (_key, make) => make(), drop: () => undefined }
}

/** What is kept by its question, the oldest first. */
type Shelf<Value> = Map<string, { value: Value; askedAt: number }>

/**
 * Keeps `most` values for a moment (wire 34); `clock` tells milliseconds, and never goes back. The next value that is kept, in
 * what `shelfOf` makes, sends those away whose moment is over.
 */
export function createKept<Value>(
  most: number,
  clock: () => number,
  shelfOf: () => Shelf<Value> = () => new Map(),
): Kept<Value> {
  let kept = shelfOf()
  let asking = new Map<string, Promise<Value>>()

  function find(key: string): Value | undefined {
    const found = kept.get(key)
    return found !== undefined && clock() - found.askedAt < keptMs ? found.value : undefined
  }

  function keep(into: Shelf<Value>, key: string, fresh: { value: Value; askedAt: number }): void {
    into.delete(key)
    into.set(key, fresh)
    for (const [other, { askedAt }] of into) {
      if (into.size <= most && clock() - askedAt < keptMs) break
      into.delete(other)
    }
  }

  return {
    find,
    ask: async (key, make) => {
      const found = find(key)
      if (found !== undefined) return found
      const askedAt = clock()
      // What is dropped meanwhile is not kept: it may be from before the change.
      const [into, waiting] = [kept, asking]
      const known = waiting.get(key)
      if (known !== undefined) return known
      const asked = make()
      waiting.set(key, asked)
      try {
        const value = await asked
        const isFresh = waiting.get(key) === asked
        if (isFresh && value !== undefined && key.length <= longestKey) keep(into, key, { value, askedAt })
        return value
      } finally {
        if (waiting.get(key) === asked) waiting.delete(key)
      }
    },
    drop: (key) => {
      if (key !== undefined) {
        kept.delete(key)
        asking.delete(key)
        return
      }
      kept = shelfOf()
      asking = new Map()
    },
  }
}
