import { request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, defineCall } from '@saola/protocol'
import { createGateway, mount } from '@saola/gateway'
import { openPort, type OpenPort } from '@saola/server'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let port: OpenPort
beforeAll(async () => {
  gateway = await startGateway()
  port = await openPort(getRequestListener(gateway.app.fetch), 0)
})
afterAll(async () => {
  await port.drain(1_000)
  await gateway.close()
})

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Asks over a socket and unpacks nothing. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port: port.port,
      host: '127.0.0.1',
      path,
      method,
      headers: { Merchant: 'saola', ...headers },
    })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      answer
        .toArray()
        .then((parts) => resolve({ status, headers: answer.headers, body: Buffer.concat(parts) }), reject)
    })
    sent.end()
  })
}

const reads = [calls.system.status.path, calls.games.gameVendor.path, '/openapi.json', '/art/tile/105.svg']

describe('what the gateway answers to reads (wire 29)', () => {
  it.each(reads)('%s travels packed, and is the same unpacked', async (path) => {
    const plain = await ask(path)
    const br = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' })
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
    expect(plain.body.length).toBeGreaterThan(1_000)
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
  })

  it.each(reads)('%s says to a HEAD what a GET would get, without a body', async (path) => {
    const headers = { 'Accept-Encoding': 'br' }
    const [got, head] = [await ask(path, headers), await ask(path, headers, 'HEAD')]
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
  })

  it('the status is less than half of what it was, and the same bytes each time', async () => {
    const [plain, first, second] = [
      await ask(calls.system.status.path),
      await ask(calls.system.status.path, { 'Accept-Encoding': 'br' }),
      await ask(calls.system.status.path, { 'Accept-Encoding': 'br' }),
    ]
    expect(first.body.length).toBeLessThan(plain.body.length / 2)
    expect(second.body).toEqual(first.body)
  })

  it.each(['/art/tile/105.svg', '/art/banner/1.svg', '/openapi.json'])(
    '%s is a 304 to who has it, by either tag, a list or a star',
    async (path) => {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br' })
      const etag = String(headers.etag)
      for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
        const again = await ask(path, { 'If-None-Match': held, 'Accept-Encoding': 'gzip' })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
        expect(again.headers['cache-control']).toBe(headers['cache-control'])
      }
      expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  it('a short answer and a refusal travel as they are', async () => {
    for (const path of [calls.system.ping.path, '/wps/unknown']) {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br' })
      expect([path, headers['content-encoding']]).toEqual([path, undefined])
    }
  })

  it.each([
    ['GET', 'br'],
    ['POST', null],
  ] as const)(
    'a long answer to a %s travels in %s, for what an act answers may hold a token',
    async (method, encoding) => {
      const call = defineCall({
        id: 'shop.items',
        method,
        path: '/wps/shop/items',
        about: 'What stands on a shelf',
        input: z.object({}),
        reply: z.string(),
      })
      const app = createGateway(gateway.services, [mount(call, async () => 'a word and '.repeat(200))])
      const answer = await app.request(call.path, {
        method,
        headers: { Merchant: 'saola', 'Accept-Encoding': 'br', 'Content-Type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      })
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding])
    },
  )
})
