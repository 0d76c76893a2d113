import { namedIn, openChannel } from '@saola/server'
import type { Signals } from '../ports.ts'
import { createMemorySignals } from './memory-signals.ts'

/** Signals between all processes on one schema of a PostgreSQL server. While it is away, each process hears its own. */
export function createPostgresSignals(url: string, schema: string): Signals {
  const own = createMemorySignals()
  const channel = openChannel(url, namedIn(schema, 'saola_news'), () => void own.send())
  return {
    send: async () => {
      try {
        await channel.send()
      } catch {
        await own.send()
      }
    },
    listen: own.listen,
    close: channel.close,
  }
}
