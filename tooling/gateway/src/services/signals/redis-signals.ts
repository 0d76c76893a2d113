import { Redis } from 'ioredis'
import { namedIn } from '@saola/server'
import type { Signals } from '../ports.ts'
import { createMemorySignals } from './memory-signals.ts'

/** Signals between all processes of a schema that share a Redis. While it is away, each process hears its own. */
export function createRedisSignals(url: string, schema: string): Signals {
  const channel = namedIn(schema, 'saola:news')
  const own = createMemorySignals()
  const settings = { enableOfflineQueue: false, commandTimeout: 1_000, lazyConnect: false }
  const sending = new Redis(url, settings)
  // A connection that listens may do nothing else.
  const hearing = new Redis(url, { ...settings, autoResubscribe: true })
  sending.on('error', () => undefined)
  hearing.on('error', () => undefined)
  hearing.on('ready', () => {
    // What was sent while nobody could hear is looked for at once.
    hearing.subscribe(channel).then(own.send, () => undefined)
  })
  hearing.on('message', () => void own.send())
  return {
    send: async () => {
      try {
        await sending.publish(channel, '')
      } catch {
        await own.send()
      }
    },
    listen: own.listen,
    close: () => {
      sending.disconnect()
      hearing.disconnect()
      return Promise.resolve()
    },
  }
}
