import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeClock } from '@saola/testkit'
import { createMemoryLimiter, createRedisLimiter, type RateLimiter, type RedisLimiter } from '@saola/gateway'

const minute = 60_000
const limit = { attempts: 3, windowMs: 5 * minute, lockMs: 5 * minute }
const redisUrl = process.env['REDIS_URL'] || ((await answers(6379)) ? 'redis://127.0.0.1:6379' : undefined)

function someKey(): string {
  return `test:${randomUUID()}`
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (isOpen: boolean): void => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}

function behaves(make: (now: () => number) => RateLimiter | Promise<RateLimiter>): void {
  const clock = fakeClock()
  let limiter: RateLimiter
  beforeAll(async () => {
    limiter = await make(clock.now)
  })
  const takeTimes = async (key: string, times: number): Promise<number[]> => {
    const waits: number[] = []
    for (let count = 0; count < times; count++) waits.push(await limiter.take(key, limit))
    return waits
  }

  it('lets the allowed attempts pass and locks the next for five minutes (wire 20)', async () => {
    const key = someKey()
    expect(await takeTimes(key, 5)).toEqual([0, 0, 0, 5 * minute, 5 * minute])
    clock.advance(2 * minute)
    expect(await limiter.take(key, limit)).toBe(3 * minute)
    expect(await limiter.look(key)).toEqual({ count: 4, waitMs: 3 * minute })
    clock.advance(3 * minute)
    expect(await limiter.look(key)).toEqual({ count: 0, waitMs: 0 })
    expect(await limiter.take(key, limit)).toBe(0)
  })

  it('starts again when the window is over', async () => {
    const key = someKey()
    await takeTimes(key, 3)
    clock.advance(5 * minute)
    expect(await takeTimes(key, 3)).toEqual([0, 0, 0])
  })

  it('looks without counting', async () => {
    const key = someKey()
    await limiter.take(key, limit)
    await limiter.look(key)
    expect(await limiter.look(key)).toEqual({ count: 1, waitMs: 0 })
  })

  it('takes one attempt back, but not a lock', async () => {
    const key = someKey()
    await limiter.giveBack(key)
    await takeTimes(key, 3)
    await limiter.giveBack(key)
    expect(await takeTimes(key, 2)).toEqual([0, 5 * minute])
    await limiter.giveBack(key)
    expect(await limiter.take(key, limit)).toBe(5 * minute)
  })

  it('forgets a key and keeps the others', async () => {
    const [one, other] = [someKey(), someKey()]
    await takeTimes(one, 4)
    await takeTimes(other, 4)
    await limiter.forget(one)
    expect(await limiter.take(one, limit)).toBe(0)
    expect(await limiter.take(other, limit)).toBe(5 * minute)
  })

  it('counts attempts that arrive at once', async () => {
    const key = someKey()
    const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take(key, limit)))
    expect(waits.filter((wait) => wait === 0).length).toBe(3)
  })
}

describe('the limiter of one process', () => {
  behaves((now) => createMemoryLimiter(now))

  it('stays small: the oldest key goes when the table is full', async () => {
    const limiter = createMemoryLimiter(fakeClock().now, 2)
    for (const key of ['one', 'two', 'three']) await limiter.take(key, limit)
    const counts = await Promise.all(['one', 'two', 'three'].map((key) => limiter.look(key)))
    expect(counts.map(({ count }) => count)).toEqual([0, 1, 1])
  })

  it('sends ended windows away long before it is full', async () => {
    const clock = fakeClock()
    const known = new Map()
    const limiter = createMemoryLimiter(clock.now, 100_000, known)
    for (let passed = 0; passed < 120; passed += 1) {
      for (let visitor = 0; visitor < 300; visitor += 1) await limiter.take(`${passed} ${visitor}`, limit)
      // The windows of five minutes are open, and as many may wait to be swept.
      expect(known.size).toBeLessThanOrEqual(2 * 5 * 300)
      clock.advance(minute)
    }
  })
})

describe.skipIf(!redisUrl)('the limiter of many processes, through Redis', () => {
  const opened: RedisLimiter[] = []
  const open = async (now: () => number): Promise<RateLimiter> => {
    const limiter = createRedisLimiter(redisUrl ?? '', now)
    opened.push(limiter)
    await limiter.settled
    return limiter
  }
  afterAll(() => opened.forEach((limiter) => limiter.close()))

  behaves(open)

  it('shares its counts', async () => {
    const clock = fakeClock()
    const [one, other] = [await open(clock.now), await open(clock.now)]
    const key = someKey()
    await one.take(key, limit)
    await other.take(key, limit)
    expect(await one.look(key)).toEqual({ count: 2, waitMs: 0 })
    await other.forget(key)
    expect(await one.look(key)).toEqual({ count: 0, waitMs: 0 })
  })
})

describe('the limiter of many processes, while Redis is away', () => {
  it('counts alone', async () => {
    const limiter = createRedisLimiter('redis://127.0.0.1:7139', fakeClock().now)
    const waits: number[] = []
    for (let count = 0; count < 4; count++) waits.push(await limiter.take('key', limit))
    limiter.close()
    expect(waits).toEqual([0, 0, 0, 5 * minute])
  })
})
