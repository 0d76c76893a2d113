import { createRecent } from '@saola/server'
import type { Kept } from '../../services/ports.ts'

/** For so long a value is given again, in milliseconds: what has changed without being told is seen within a second. */
const keptMs = 900

/** None is kept by a longer key: anybody may ask. */
const longestKey = 500

/** Keeps nothing: every question is asked of the database. */
export function keepNothing<Value>(): Kept<Value> {
  return { find: () => undefined, ask: (_key, make) => make(), drop: () => undefined }
}

/** Keeps `most` values for a moment (wire 34); `clock` tells milliseconds, and never goes back. */
export function createKept<Value>(most: number, clock: () => number): Kept<Value> {
  let kept = createRecent<{ value: Value; askedAt: number }>(most)
  let asking = new Map<string, Promise<Value>>()

  function find(key: string): Value | undefined {
    const found = kept.get(key)
    return found !== undefined && clock() - found.askedAt < keptMs ? found.value : undefined
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
        if (isFresh && value !== undefined && key.length <= longestKey) into.set(key, { value, askedAt })
        return value
      } finally {
        if (waiting.get(key) === asked) waiting.delete(key)
      }
    },
    drop: (key) => {
      if (key !== undefined) {
        kept.drop(key)
        asking.delete(key)
        return
      }
      kept = createRecent(most)
      asking = new Map()
    },
  }
}
