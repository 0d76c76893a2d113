import { Client } from 'pg'
import type { Signals } from '../ports.ts'
import { createMemorySignals } from './memory-signals.ts'

const channel = 'saola_news'

/** How long a lost connection waits before the next try. */
const pauseMs = 1_000

/** Signals between all processes on one PostgreSQL server. While it is away, each process hears its own. */
export function createPostgresSignals(url: string): Signals {
  const own = createMemorySignals()
  let client: Client | undefined
  let isClosed = false
  void connect()

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true })
    fresh.on('error', () => undefined)
    fresh.on('notification', () => void own.send())
    fresh.once('end', () => {
      client = undefined
      if (!isClosed) setTimeout(() => void connect(), pauseMs).unref()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch {
      // Its end, which follows, makes the next try.
      await fresh.end().catch(() => undefined)
      return
    }
    if (isClosed) return fresh.end()
    client = fresh
    // What was sent while nobody could hear is looked for at once.
    await own.send()
  }

  return {
    send: async () => {
      try {
        if (!client) throw new Error('the server is away')
        await client.query(`notify ${channel}`)
      } catch {
        await own.send()
      }
    },
    listen: own.listen,
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
