import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  acceptedEncoding,
  answerWithFile,
  createRecent,
  createTextPacker,
  holdsVersion,
  leastPacked,
  packFile,
} from '@saola/server'

const long = 'xin chào '.repeat(1_000)

describe('Accept-Encoding (RFC 9110, 12.5.3)', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br ; Q=0.000 , gzip', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0, *', 'br'],
    ['identity;q=0', 'identity'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['br;q=0.2, gzip;q=0.2, *;q=0.8', 'identity'],
    ['br;q=0.001', 'br'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['br;q=1.5', 'identity'],
    ['br;q=0.1234', 'identity'],
    ['br;q=1;level=9', 'identity'],
    ['brotli', 'identity'],
    [',, ,', 'identity'],
  ])('"%s" asks for %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('If-None-Match (RFC 9110, 13.1.2)', () => {
  it.each([
    ['W/"a1"', true],
    ['"a1"', true],
    ['"b2", W/"a1"', true],
    ['"b2","a1"', true],
    ['*', true],
    [' * ', true],
    ['"with, comma", "a1"', true],
    ['"b2"', false],
    ['a1', false],
    ['"a1', false],
    ['"*"', false],
    ['', false],
    [undefined, false],
  ])('%s: the browser has the version is %s', (header, held) => {
    expect(holdsVersion(header, 'W/"a1"')).toBe(held)
  })
})

describe('a file', () => {
  const script = packFile('text/javascript; charset=utf-8', Buffer.from(long))
  const answerTo = (headers: Record<string, string>, file = script) =>
    answerWithFile(new Headers(headers), file, 'no-cache')

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels in %s to who takes it, and is the same unpacked', async (encoding, unpack) => {
    const { status, headers, body } = await answerTo({ 'Accept-Encoding': encoding })
    expect([status, headers['Content-Encoding'], headers['Vary']]).toEqual([200, encoding, 'Accept-Encoding'])
    expect(headers['Content-Length']).toBe(String(body?.length))
    expect(body?.length).toBeLessThan(long.length / 10)
    expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(long)
  })

  it('is packed once', async () => {
    const [first, second] = [
      await answerTo({ 'Accept-Encoding': 'br' }),
      await answerTo({ 'Accept-Encoding': 'br' }),
    ]
    expect(second.body).toBe(first.body)
  })

  it('travels as it is to who takes nothing else', async () => {
    const { headers, body } = await answerTo({})
    expect(headers).toEqual({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(long)),
      'Cache-Control': 'no-cache',
      ETag: script.etag,
      Vary: 'Accept-Encoding',
    })
    expect(body?.toString()).toBe(long)
  })

  it('is a 304 without a body to who has it, in whatever encoding', async () => {
    const asked = { 'If-None-Match': `"old", ${script.etag}`, 'Accept-Encoding': 'br' }
    expect(await answerTo(asked)).toEqual({
      status: 304,
      headers: { ETag: script.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' },
      body: null,
    })
  })

  it('has another tag when it has other content', () => {
    expect(packFile('text/plain', Buffer.from('a')).etag).not.toBe(
      packFile('text/plain', Buffer.from('b')).etag,
    )
  })

  it.each([
    ['text/html; charset=utf-8', 'br'],
    ['text/css', 'br'],
    ['application/json', 'br'],
    ['application/manifest+json', 'br'],
    ['image/svg+xml; charset=utf-8', 'br'],
    ['image/png', undefined],
    ['font/woff2', undefined],
    ['text/event-stream', undefined],
    ['application/octet-stream', undefined],
  ])('of the type %s is packed in %s', async (type, encoding) => {
    const { headers } = await answerTo({ 'Accept-Encoding': 'gzip, br' }, packFile(type, Buffer.from(long)))
    expect(headers['Content-Encoding']).toBe(encoding)
    expect(headers['Vary']).toBe(encoding && 'Accept-Encoding')
  })
})

describe('a text of one answer', () => {
  it('travels packed once it is long enough', async () => {
    const pack = createTextPacker()
    const { headers, body } = await pack('gzip, br', long)
    expect(headers).toEqual({
      Vary: 'Accept-Encoding',
      'Content-Encoding': 'br',
      'Content-Length': String(body.length),
    })
    expect(brotliDecompressSync(body).toString()).toBe(long)
  })

  it('travels as it is where it is short, or nothing else is taken', async () => {
    const pack = createTextPacker()
    const short = 'x'.repeat(leastPacked - 1)
    expect(await pack('br', short)).toEqual({ headers: {}, body: short })
    expect(await pack('br;q=0', long)).toEqual({ headers: { Vary: 'Accept-Encoding' }, body: long })
  })

  it('is packed once for all who share it, and each time for one alone', async () => {
    const pack = createTextPacker()
    const shared = await pack('br', long, { isShared: true })
    expect((await pack('br', long, { isShared: true })).body).toBe(shared.body)
    expect((await pack('br', long)).body).not.toBe(shared.body)
    expect(gunzipSync((await pack('gzip', long, { isShared: true })).body).toString()).toBe(long)
  })
})

it('of what is kept, the one not asked for the longest is dropped', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3])
})
