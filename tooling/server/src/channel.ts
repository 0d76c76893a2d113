import { Client } from 'pg'

/** How long a lost connection waits before the next try. */
const pauseMs = 1_000

/** A channel of a PostgreSQL server (LISTEN). */
export type Channel = {
  /** Tells everybody who listens, this process too; rejects while the server is away. */
  send: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Listens to a channel over a connection of its own, which comes back when it was lost; whoever could not hear meanwhile
 * hears once when it has, without a word. `name` is a plain word.
 */
export function openChannel(url: string, name: string, hear: (word?: string) => void): Channel {
  let client: Client | undefined
  let isClosed = false
  void connect()

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true })
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload }) => hear(payload))
    fresh.once('end', () => {
      client = undefined
      if (!isClosed) setTimeout(() => void connect(), pauseMs).unref()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${name}`)
    } catch {
      // Its end, which follows, makes the next try.
      await fresh.end().catch(() => undefined)
      return
    }
    if (isClosed) return fresh.end()
    client = fresh
    hear()
  }

  return {
    send: async () => {
      if (!client) throw new Error('the server is away')
      await client.query(`notify ${name}`)
    },
    close: async () => {
      isClosed = true
      await client?.end()
    },
  }
}
