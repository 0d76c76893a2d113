import { Agent, request, type ClientRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './open-site.ts'

const mebibyte = 1_048_576
const chunk = Buffer.alloc(65_536, 'x')

// As browsers do; who closes the connection with the request may miss an answer that comes early.
const agent = new Agent({ keepAlive: true })

let site: TestSite
afterEach(() => site.close())

describe('the way to the gateway', () => {
  it('passes a call on as it is, with the visitor as the only one who is heard', async () => {
    const heard: { url?: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
    const gateway: RequestListener = async (incoming, response) => {
      let body = ''
      for await (const part of incoming) body += String(part)
      heard.push({ url: incoming.url, headers: incoming.headers, body })
      response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Reply': 'yes' }).end('created')
    }
    site = await openSite({ gateway })
    const answer = await fetch(`${site.origin}/wps/some/call?x=1&y=%2F`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', Language: 'VI', 'X-Forwarded-For': '10.0.0.9' },
    })
    expect([answer.status, await answer.text(), answer.headers.get('x-reply')]).toEqual([
      201,
      'created',
      'yes',
    ])
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(heard[0]).toMatchObject({
      url: '/wps/some/call?x=1&y=%2F',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        'content-length': '7',
        language: 'VI',
        'x-forwarded-for': '127.0.0.1',
      },
    })
  })

  it('names the brand where a page asks for the status ahead of its code, and nowhere else (system 31)', async () => {
    const heard: string[] = []
    const gateway: RequestListener = ({ url, headers }, response) => {
      heard.push(`${url} ${String(headers['merchant'])}`)
      response.end()
    }
    site = await openSite({ gateway })
    await fetch(`${site.origin}/wps/system/status`)
    await fetch(`${site.origin}/wps/system/status?t=1`, { headers: { Merchant: 'other' } })
    await fetch(`${site.origin}/wps/game/hot`)
    expect(heard).toEqual([
      '/wps/system/status saola',
      '/wps/system/status?t=1 other',
      '/wps/game/hot undefined',
    ])
  })

  it('passes an answer on packed as it came, and asks for what the browser can unpack', async () => {
    const packed = brotliCompressSync('["a list"]'.repeat(1_000))
    let accepted: string | undefined
    const gateway: RequestListener = ({ headers }, response) => {
      accepted = headers['accept-encoding']
      response.writeHead(200, { 'Content-Encoding': 'br', 'Content-Length': packed.length }).end(packed)
    }
    site = await openSite({ gateway })
    const { sent, answered } = post(`${site.origin}/lgw/list`, { 'Accept-Encoding': 'br, gzip' })
    sent.end()
    const answer = await answered
    expect(accepted).toBe('br, gzip')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(packed.length),
    })
    expect(Buffer.concat(await answer.toArray())).toEqual(packed)
  })

  it('passes on that the browser has an answer already, and how long one is that nobody wants to read', async () => {
    const known = { ETag: 'W/"a1"', Vary: 'Accept-Encoding', 'Content-Encoding': 'br' }
    const gateway: RequestListener = ({ method, headers }, response) => {
      const isHeld = headers['if-none-match'] === known.ETag
      if (isHeld) response.writeHead(304, known).end()
      else response.writeHead(200, { ...known, 'Content-Length': 5 }).end(method === 'HEAD' ? '' : 'bytes')
    }
    site = await openSite({ gateway })
    const address = `${site.origin}/art/tile/1.svg`
    const held = await fetch(address, { headers: { 'If-None-Match': known.ETag } })
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', known.ETag])
    const head = await fetch(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5'])
    for (const { headers } of [held, head])
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  })

  it.each(['GET', 'POST', 'DELETE'])('adds no body to a %s that has none', async (method) => {
    let heard: IncomingMessage['headers'] = {}
    site = await openSite({ gateway: ({ headers }, response) => ((heard = headers), response.end()) })
    expect((await fetch(`${site.origin}/wps/call`, { method })).status).toBe(200)
    expect(heard['transfer-encoding']).toBeUndefined()
    expect(Number(heard['content-length'] ?? 0)).toBe(0)
  })

  it('is answered with 502 where no gateway listens', async () => {
    site = await openSite({ gateway: (incoming) => void incoming.socket.destroy() })
    expect((await fetch(`${site.origin}/wps/system/status`)).status).toBe(502)
    expect((await fetch(`${site.origin}/wps/call`, { method: 'POST', body: 'x' })).status).toBe(502)
  })

  it('passes a body on while it is still being sent, and an answer while it is still being made', async () => {
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
    const gateway: RequestListener = (incoming, response) => {
      incoming.once('data', () => {
        hasBegun()
        response.write('first')
      })
      incoming.once('end', () => response.end(' last'))
    }
    site = await openSite({ gateway })
    const { sent, answered } = post(`${site.origin}/wps/call`)
    sent.write('some')
    await begun
    const answer = await answered
    const parts = answer[Symbol.asyncIterator]()
    expect(String((await parts.next()).value)).toBe('first')
    sent.end('more')
    expect(String((await parts.next()).value)).toBe(' last')
  })

  it('refuses a body with 413 that says it is too large, before any of it is read', async () => {
    let isReached = false
    site = await openSite({ gateway: () => (isReached = true) })
    const { sent, answered } = post(`${site.origin}/wps/call`, { 'Content-Length': String(400 * mebibyte) })
    sent.write(chunk)
    expect((await answered).statusCode).toBe(413)
    expect(isReached).toBe(false)
    sent.destroy()
  })

  it('refuses a body with 413 that turns out to be too large, and holds none of its 400 MB', async () => {
    let reached = 0
    let isCut = false
    const gateway: RequestListener = (incoming) => {
      incoming.on('data', (part: Buffer) => (reached += part.length))
      incoming.once('error', () => (isCut = true))
    }
    site = await openSite({ gateway, largestBody: 8_000_000 })
    const { sent, answered } = post(`${site.origin}/wps/call`)
    const peak = watchMemory()
    const status = answered.then(({ statusCode }) => statusCode)
    await sendUntil(sent, 400 * mebibyte, status)
    expect(await status).toBe(413)
    expect(peak() / mebibyte).toBeLessThan(48)
    expect(reached).toBeLessThanOrEqual(8_000_000)
    await expect.poll(() => isCut).toBe(true)
    sent.destroy()
  })

  it('takes no more from a browser than the gateway takes', async () => {
    // A gateway that does not read: what the sockets hold is full soon, and nothing in between collects the rest.
    site = await openSite({ gateway: () => undefined, largestBody: 400 * mebibyte })
    const { sent, answered } = post(`${site.origin}/wps/call`)
    answered.catch(() => undefined)
    const peak = watchMemory()
    let accepted = 0
    await Promise.race([
      (async () => {
        for (; accepted < 300 * mebibyte; accepted += chunk.length) await writeOne(sent)
      })(),
      new Promise((done) => setTimeout(done, 1_500)),
    ])
    expect(accepted / mebibyte).toBeLessThan(100)
    expect(peak() / mebibyte).toBeLessThan(48)
    sent.destroy()
  })

  it.each(['before the answer', 'in the middle of the answer'])(
    'tells the gateway when the browser goes away %s',
    async (when) => {
      const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
      const { promise: gone, resolve: isGone } = Promise.withResolvers<void>()
      const gateway: RequestListener = (incoming, response) => {
        response.once('close', isGone)
        incoming.resume()
        if (when.startsWith('in')) response.write('first')
        hasBegun()
      }
      site = await openSite({ gateway })
      const { sent, answered } = post(`${site.origin}/wps/call`)
      sent.end('asked')
      await begun
      if (when.startsWith('in')) (await answered).once('error', () => undefined)
      else answered.catch(() => undefined)
      sent.destroy()
      await gone
    },
  )
})

function post(url: string, headers: Record<string, string> = {}) {
  const sent = request(url, { method: 'POST', headers, agent })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.on('error', reject)
  })
  return { sent, answered }
}

function writeOne(sent: ClientRequest): Promise<unknown> {
  return new Promise((done) => sent.write(chunk, done))
}

/** Sends so many bytes, or until there is an answer. */
async function sendUntil(sent: ClientRequest, bytes: number, answered: Promise<unknown>): Promise<void> {
  const state = { isAnswered: false }
  void answered.then(() => (state.isAnswered = true))
  for (let size = 0; size < bytes && !state.isAnswered; size += chunk.length)
    await Promise.race([writeOne(sent), answered])
}

/** The most memory outside of the heap since now, in bytes. */
function watchMemory(): () => number {
  const before = usedMemory()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, usedMemory() - before)), 5)
  return () => {
    clearInterval(watch)
    return peak
  }
}

function usedMemory(): number {
  return process.memoryUsage().arrayBuffers
}
