import type { Draws } from '@saola/game-engines'

/** Draws that give these results of `below` in turn; one too many is a fault of the test. */
export function scripted(...results: readonly number[]): Draws {
  const left = [...results]
  return {
    next: () => 0,
    below(count) {
      const result = left.shift()
      if (result === undefined || result >= count) throw new Error(`No draw of ${count} is scripted`)
      return result
    },
  }
}
