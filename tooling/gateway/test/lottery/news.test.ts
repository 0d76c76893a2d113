import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, drawNews, drawNewsPath, type DrawNews, type LotteryDraw } from '@saola/protocol'
import { createGateway, createServices, createSignals } from '@saola/gateway'
import { scheduleDraws } from '../../src/lottery/draws/schedule-draws.ts'
import { stepDraws } from '../../src/lottery/draws/step-draws.ts'
import { deleteOldNews } from '../../src/lottery/news/news-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const gameCode = 'ELOTT_FAST_SOUTH_45_SECONDS'

let gateway: TestGateway
const closing = new AbortController()
let app: ReturnType<typeof createGateway>
beforeAll(async () => {
  gateway = await startGateway()
  const { services } = gateway
  app = createGateway(createServices({ ...services, closing: closing.signal }))
  await scheduleDraws.run(services)
})
afterAll(async () => {
  closing.abort()
  await gateway.close()
})

type Event = { id: number; news: DrawNews }

/** Somebody who listens; `until` reads on until an event fits. */
async function listen(headers: Record<string, string> = {}, at = app) {
  const response = await at.fetch(new Request(`http://gateway.test${drawNewsPath}`, { headers }))
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const heard: Event[] = []
  let rest = ''
  return {
    response,
    reader,
    heard,
    async until(fits: (event: Event) => boolean): Promise<Event> {
      for (;;) {
        const found = heard.find(fits)
        if (found) return found
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream has ended')
        const blocks = (rest + new TextDecoder().decode(value)).split('\n\n')
        rest = blocks.pop() ?? ''
        heard.push(...blocks.flatMap(eventOf))
      }
    },
  }
}

function eventOf(block: string): Event[] {
  const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? []
  return id && data ? [{ id: Number(id), news: drawNews.parse(JSON.parse(data)) }] : []
}

async function nextDraw(): Promise<LotteryDraw> {
  const { draws } = await gateway.client().send(calls.lottery.game, { gameCode })
  if (!draws[0]) throw new Error('no draw is ahead')
  return draws[0]
}

async function runUntil(at: number): Promise<void> {
  gateway.clock.advance(at - gateway.clock.now())
  await stepDraws.run(gateway.services)
}

describe('news of draws (lottery 12, 43)', () => {
  it('name a draw and its state, and no figure', async () => {
    const listener = await listen()
    const draw = await nextDraw()
    await runUntil(draw.drawsAt)
    const { news } = await listener.until(
      (event) => event.news.draw === draw.drawId && event.news.state === 'drawn',
    )
    expect(news).toEqual({ draw: draw.drawId, game: gameCode, numero: draw.numero, state: 'drawn' })
    expect(listener.response.headers.get('content-type')).toBe('text/event-stream')
    await listener.reader.cancel()
  })

  it('go on after a break where they ended', async () => {
    const before = await listen()
    const draw = await nextDraw()
    await runUntil(draw.locksAt)
    const { id } = await before.until(
      (event) => event.news.draw === draw.drawId && event.news.state === 'locked',
    )
    await before.reader.cancel()
    await runUntil(draw.drawsAt)
    const after = await listen({ 'last-event-id': String(id) })
    const missed = await after.until(
      (event) => event.news.draw === draw.drawId && event.news.state === 'drawn',
    )
    expect(missed.id).toBeGreaterThan(id)
    await after.reader.cancel()
  })

  it('reach the listeners of every process', async () => {
    const { services } = gateway
    const elsewhere = createGateway(createServices({ ...services, closing: closing.signal }))
    const there = await listen({}, elsewhere)
    const draw = await nextDraw()
    await runUntil(draw.drawsAt)
    await there.until((event) => event.news.draw === draw.drawId && event.news.state === 'drawn')
    await there.reader.cancel()
  })

  it('are not kept for a listener who does not read', async () => {
    const idle = await listen()
    const attentive = await listen()
    for (let round = 0; round < 30; round += 1) {
      const draw = await nextDraw()
      await runUntil(draw.drawsAt)
      await attentive.until((event) => event.news.draw === draw.drawId && event.news.state === 'drawn')
    }
    const readAll = async (): Promise<void> => {
      while (!(await idle.reader.read()).done);
    }
    await expect(readAll()).rejects.toThrow('too slowly')
    await attentive.reader.cancel()
  })

  it('are forgotten once there are newer ones enough', async () => {
    await deleteOldNews(gateway.services.db, 5)
    const { count } = await gateway.services.db
      .selectFrom('lottery_news')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(5)
  })

  it('end when the gateway closes', async () => {
    const listener = await listen()
    closing.abort()
    await expect(listener.until(() => false)).rejects.toThrow('ended')
    const late = await app.fetch(new Request(`http://gateway.test${drawNewsPath}`))
    expect(late.status).toBe(503)
  })
})

const places = [
  ['Redis', { redisUrl: process.env['REDIS_URL'], databaseUrl: undefined, schema: 'public' }],
  ['PostgreSQL', { redisUrl: undefined, databaseUrl: process.env['DATABASE_URL'], schema: 'public' }],
] as const

describe.each(places)('signals over %s', (_, place) => {
  it.skipIf(!place.redisUrl && !place.databaseUrl)('reach another process within a second', async () => {
    const [one, other] = [createSignals(place), createSignals(place)]
    let heard = 0
    other.listen(() => {
      heard += 1
    })
    // Each connection that comes to stand is a signal too, so these settle first.
    await new Promise((done) => setTimeout(done, 1_000))
    const before = heard
    await one.send()
    await expect.poll(() => heard, { timeout: 1_000, interval: 20 }).toBeGreaterThan(before)
    await Promise.all([one.close(), other.close()])
  })

  it('are heard in the process itself while nothing else answers', async () => {
    const signals = createSignals({
      ...place,
      redisUrl: place.redisUrl && 'redis://127.0.0.1:7139',
      databaseUrl: place.databaseUrl && 'postgres://127.0.0.1:7139/none',
    })
    let heard = 0
    signals.listen(() => {
      heard += 1
    })
    await signals.send()
    expect(heard).toBe(1)
    await signals.close()
  })
})
