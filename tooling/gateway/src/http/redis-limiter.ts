import type { RateLimiter } from '../services/ports.ts'
import { Redis } from 'ioredis'
import { namedIn, usualSchema } from '@saola/server'
import { createMemoryLimiter } from './rate-limiter.ts'

/**
 * One script for all that counts, so that each step is one act for every process. The time comes from the gateway;
 * Redis only forgets what has ended. Answers { count, ms to wait }.
 */
const script = `
local act, now = ARGV[1], tonumber(ARGV[2])
local attempts, window, lock = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local kept = redis.call('HMGET', KEYS[1], 'count', 'locked', 'ends')
local count, locked, ends = tonumber(kept[1] or 0), tonumber(kept[2] or 0), tonumber(kept[3] or 0)
if ends <= now then count, locked, ends = 0, 0, 0 end
if act == 'look' then return { count, math.max(0, locked - now) } end
if locked > now then return { count, locked - now } end
if act == 'give-back' then
  if count > 0 then redis.call('HSET', KEYS[1], 'count', count - 1) end
  return { math.max(0, count - 1), 0 }
end
if ends == 0 then ends = now + window end
count = count + 1
if count > attempts then locked, ends = now + lock, now + lock end
redis.call('HSET', KEYS[1], 'count', count, 'locked', locked, 'ends', ends)
redis.call('PEXPIRE', KEYS[1], ends - now)
return { count, math.max(0, locked - now) }
`

type Counter = {
  countAttempt: (key: string, ...parts: (string | number)[]) => Promise<[count: number, waitMs: number]>
}

/** `settled` resolves when the first connection stands or has failed. */
export type RedisLimiter = RateLimiter & { settled: Promise<void>; close: () => void }

/**
 * A limiter that many gateway processes of one `schema` share. While Redis is away each process counts alone: the door neither opens
 * nor jams.
 */
export function createRedisLimiter(url: string, now: () => number, schema = usualSchema): RedisLimiter {
  const redis = new Redis(url, {
    keyPrefix: `${namedIn(schema, 'saola:limit')}:`,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    // The script tag of a command that waits for a connection would delay a sign-in by seconds.
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, 5000),
    scripts: { countAttempt: { lua: script, numberOfKeys: 1 } },
  })
  const settled = new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    // The listener stays: without one, an outage of Redis would end the process.
    redis.on('error', () => resolve())
  })
  // ioredis adds the script as a method, which its types do not show.
  const counter = redis as unknown as Counter
  const alone = createMemoryLimiter(now)
  return {
    take: (key, limit) =>
      orAlone(
        async () => {
          const { attempts, windowMs, lockMs } = limit
          const [, waitMs] = await counter.countAttempt(key, 'take', now(), attempts, windowMs, lockMs)
          return waitMs
        },
        () => alone.take(key, limit),
      ),
    look: (key) =>
      orAlone(
        async () => {
          const [count, waitMs] = await counter.countAttempt(key, 'look', now())
          return { count, waitMs }
        },
        () => alone.look(key),
      ),
    giveBack: (key) =>
      orAlone(
        async () => void (await counter.countAttempt(key, 'give-back', now())),
        () => alone.giveBack(key),
      ),
    async forget(key) {
      await alone.forget(key)
      await orAlone(
        async () => void (await redis.del(key)),
        () => alone.forget(key),
      )
    },
    settled,
    close: () => redis.disconnect(),
  }
}

async function orAlone<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
  try {
    return await shared()
  } catch {
    // Redis is away or too slow; the process's own count still holds.
    return alone()
  }
}
