import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Api from '../../src/kit/table-api.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** What the vendor, or somebody on the way, answers to each call; the last one to all that follow. */
let answers: Answer[] = []
let bodies: string[] = []
let sessions: (string | undefined)[] = []
let underWay = 0
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    bodies.push(body)
    sessions.push(request.headers['x-session-key']?.toString())
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, request)
  })
})

const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
const html = (status: number): Answer => {
  return (response) => response.writeHead(status).end('<html><title>Wi-Fi</title></html>')
}
const hangUp: Answer = (_, { socket }) => socket.destroy()
const good = (value: unknown): Answer => json({ success: true, value })

let api: typeof Api
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { fetch: send } = globalThis
  // A page asks the server that it came from.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    underWay += 1
    return send(new URL(path, `http://127.0.0.1:${port}`), init).finally(() => (underWay -= 1))
  })
  vi.stubGlobal('document', { querySelector: () => ({ textContent: '{"language":"VI","texts":{}}' }) })
  api = await import('../../src/kit/table-api.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  ;[bodies, sessions] = [[], []]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const wish = { key: 'k-1', stake: 1000, choice: 'heads', clientSeed: 'mine' }

/** What a call ends in, its pauses passed over. */
async function ending(call: Promise<unknown>): Promise<unknown> {
  const end: unknown[] = []
  call.then(
    (value) => end.push(value),
    (error: unknown) => end.push(error),
  )
  while (end.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- the server answers in between
    await new Promise((soon) => setImmediate(soon))
    if (underWay === 0) vi.advanceTimersByTime(50)
  }
  return end[0]
}

describe('a call of a game to its vendor', () => {
  it('answers with the value, and the next one carries the session', async () => {
    answers = [good({ sessionKey: 's-1', balance: 5000 }), good({ round: 'r-1' })]
    const table = api.createTableApi()
    expect(await ending(table.open('t-1'))).toMatchObject({ balance: 5000 })
    expect(await ending(table.play(wish))).toEqual({ round: 'r-1' })
    expect(sessions).toEqual(['', 's-1'])
  })

  it('that is refused is told with its code, and not sent again', async () => {
    answers = [json({ success: false, errorCode: 'table.limit', message: 'Quá giới hạn' }, 409)]
    expect(await ending(api.createTableApi().play(wish))).toMatchObject({
      code: 'table.limit',
      message: 'Quá giới hạn',
    })
    expect(bodies).toHaveLength(1)
  })

  const nobodys: [string, Answer][] = [
    ['the page of a hotel', html(200)],
    ['an edge that lost its server', html(522)],
    ['JSON of somebody else', json({ error: 'login' })],
    ['JSON that is null', json(null)],
    ['a list', json([])],
    ['a connection that ends', hangUp],
    ['a vendor that is away', json({ success: false, errorCode: 'unavailable', message: 'Bận' }, 503)],
    ['a vendor that failed', json({ success: false, errorCode: 'internal', message: 'Lỗi' }, 500)],
  ]

  it.each(nobodys)(
    'of a stake is sent again as it was after %s, and done once it is heard',
    async (_, answer) => {
      answers = [answer, good({ round: 'r-1' })]
      expect(await ending(api.createTableApi().play(wish))).toEqual({ round: 'r-1' })
      expect(bodies).toEqual([JSON.stringify(wish), JSON.stringify(wish)])
    },
  )

  it.each(nobodys)(
    'is given up after three times of %s: whether it was done is not known',
    async (_, answer) => {
      answers = [answer]
      expect(
        await ending(api.createTableApi().move({ roundId: 'r-1', step: 0, move: 'hit' })),
      ).toBeInstanceOf(api.NoAnswer)
      expect(bodies).toHaveLength(3)
    },
  )

  it('that opens a sitting is sent once: its token is used up', async () => {
    answers = [html(200)]
    expect(await ending(api.createTableApi().open('t-1'))).toBeInstanceOf(api.NoAnswer)
    expect(bodies).toHaveLength(1)
  })

  it('that nobody answers ends after fifteen seconds', async () => {
    answers = [() => undefined]
    const call = api
      .createTableApi()
      .open('t-1')
      .catch((error: unknown) => error)
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    vi.advanceTimersByTime(15_000)
    expect(await call).toBeInstanceOf(api.NoAnswer)
  })
})
