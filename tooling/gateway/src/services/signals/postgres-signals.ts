import { openChannel } from '@saola/server'
import type { Signals } from '../ports.ts'
import { createMemorySignals } from './memory-signals.ts'

/** Signals between all processes on one PostgreSQL server. While it is away, each process hears its own. */
export function createPostgresSignals(url: string): Signals {
  const own = createMemorySignals()
  const channel = openChannel(url, 'saola_news', () => void own.send())
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
