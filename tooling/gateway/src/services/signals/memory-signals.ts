import type { Signals } from '../ports.ts'

/** Signals within one process, where a database has no second one. */
export function createMemorySignals(): Signals {
  const listeners = new Set<() => void>()
  return {
    send: () => {
      for (const hear of listeners) hear()
      return Promise.resolve()
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    close: () => Promise.resolve(),
  }
}
