import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainRequests } from '@saola/config/plain-requests'
import { openByteGateway, type ByteGateway } from './byte-gateway.ts'
import { openSite, type TestSite } from './open-site.ts'

let gateway: ByteGateway
let site: TestSite

/** A site before a gateway of bytes; one for all of a table, since what a request leaves behind is met by the next one. */
function behindASite(
  options?: Parameters<typeof openByteGateway>[0],
  openBefore = (gatewayOrigin: string): Promise<TestSite> => openSite({ gatewayOrigin }),
): void {
  beforeAll(async () => {
    gateway = await openByteGateway(options)
    site = await openBefore(gateway.origin)
  })
  beforeEach(() => {
    gateway.heard.length = 0
    gateway.strays.length = 0
  })
  afterAll(async () => {
    await site.close()
    await gateway.close()
  })
}

const verbs = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'PUT', 'PATCH']
/** The verbs whose body means something (RFC 9110, 9.3). */
const bodied = ['POST', 'PUT', 'PATCH']
const bodiless = verbs.filter((verb) => !bodied.includes(verb))
const quick = { interval: 5 }
const endOfHead = /\r\n\r\n/
const endOfAnswer = /\r\n\r\nok$/

const smuggled = 'POST /wps/smuggled HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'
const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const last = '0\r\n\r\n'
const sized = (length: number) => `Content-Length: ${length}\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n\r\n'

/** What is sent after the first line and the host, and the body that is in it. */
const whole = [
  { kind: 'a length', sent: `${sized(5)}abcde`, body: 'abcde' },
  { kind: 'a length of what looks like a request', sent: sized(smuggled.length) + smuggled, body: smuggled },
  { kind: 'chunks', sent: chunked + chunkOf('abc') + chunkOf('de') + last, body: 'abcde' },
  { kind: 'a chunk that looks like a request', sent: chunked + chunkOf(smuggled) + last, body: smuggled },
  { kind: 'chunks of which one looks like the last', sent: chunked + chunkOf(last) + last, body: last },
]

/** What nobody may read in one way or another (RFC 9112, 6.1 and 6.3). */
const ambiguous = [
  { kind: 'a length and chunks', sent: `Content-Length: 5\r\n${chunked}${last}${smuggled}` },
  { kind: 'chunks and a length', sent: `Transfer-Encoding: chunked\r\n${sized(5)}${last}${smuggled}` },
  { kind: 'two lengths', sent: `Content-Length: 5\r\n${sized(6)}abcdef` },
  { kind: 'a length with a sign', sent: 'Content-Length: +5\r\n\r\nabcde' },
  { kind: 'a list of lengths', sent: 'Content-Length: 5, 5\r\n\r\nabcde' },
  { kind: 'a coding that is not the last one', sent: `Transfer-Encoding: chunked, identity\r\n\r\n${last}` },
  { kind: 'a coding nobody knows', sent: `Transfer-Encoding: xchunked\r\n\r\n${last}` },
  { kind: 'a space before the colon', sent: `Transfer-Encoding : chunked\r\n\r\n${last}` },
  { kind: 'a header that is folded', sent: `X-Long: a\r\n ${chunked}${last}` },
]

/** What begins and does not end as announced. */
const half = [
  { kind: 'half of a length', sent: `${sized(10)}abcde` },
  { kind: 'half of a chunk', sent: `${chunked}a\r\nabcde` },
  { kind: 'chunks without a last one', sent: chunked + chunkOf('abcde') },
  { kind: 'half of a request in a length', sent: sized(500) + smuggled },
]

const each = <Row>(rows: Row[], of: string[]) => rows.flatMap((row) => of.map((verb) => ({ verb, ...row })))

describe('a request on its way to the gateway, in bytes', () => {
  behindASite()

  it.each(verbs)('a %s without a body has none', async (verb) => {
    expect(await ask(verb, '\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
    expect(told()).toEqual([`${verb} /wps/call ""`, 'POST /wps/next "mine"'])
    // Servers that answer a HEAD with a body are told apart by never asking them twice.
    if (verb !== 'HEAD') expect(gateway.heard[1]?.connection).toBe(gateway.heard[0]?.connection)
  })

  it.each(each(whole, bodied))(
    'a $verb with $kind is sent as it was announced',
    async ({ verb, sent, body }) => {
      expect(await ask(verb, sent)).toMatch(/^HTTP\/1\.1 200 /)
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      expect(told()).toEqual([`${verb} /wps/call ${JSON.stringify(body)}`, 'POST /wps/next "mine"'])
      expect(gateway.heard[1]?.connection).toBe(gateway.heard[0]?.connection)
    },
  )

  it.each([...each(whole, bodiless), ...each(ambiguous, verbs)])(
    'a $verb with $kind is refused, and never sent',
    async ({ verb, sent }) => {
      expect(await ask(verb, sent)).toMatch(/^HTTP\/1\.1 400 /)
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      expect(told()).toEqual(['POST /wps/next "mine"'])
    },
  )

  it.each(each(half, bodied))(
    'a $verb with $kind and away takes its connection with it',
    async ({ verb, sent }) => {
      const socket = await connectTo(site.origin)
      socket.write(requestOf(verb, sent))
      await expect.poll(() => gateway.heard.length, quick).toBe(1)
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      const [first, next] = gateway.heard
      expect(next?.connection).not.toBe(first?.connection)
      socket.destroy()
      await expect.poll(() => gateway.isOpen(first?.connection ?? -1), quick).toBe(false)
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      expect(told()).toEqual([`${verb} /wps/call and away`, 'POST /wps/next "mine"', 'POST /wps/next "mine"'])
    },
  )

  it.each(each(half, bodiless))(
    'half a $verb ($kind) harms nobody who asks meanwhile',
    async ({ verb, sent }) => {
      const socket = await connectTo(site.origin)
      socket.write(requestOf(verb, sent))
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      socket.destroy()
      expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
      expect(told()).toEqual(['POST /wps/next "mine"', 'POST /wps/next "mine"'])
    },
  )

  it.each(verbs)('Connection does not take the framing from a %s', async (verb) => {
    await ask(verb, `Connection: Content-Length, Transfer-Encoding\r\n${chunked}${chunkOf(smuggled)}${last}`)
    await askNext()
    const passed = bodied.includes(verb) ? [`${verb} /wps/call ${JSON.stringify(smuggled)}`] : []
    expect(told()).toEqual([...passed, 'POST /wps/next "mine"'])
  })

  it('carries neither what is for the next party alone, nor what a visitor says of where he is', async () => {
    const said = [
      'Connection: close, X-Mine, Authorization',
      'X-Mine: 1',
      'Authorization: whose',
      'Keep-Alive: timeout=900',
      'TE: trailers',
      'Trailer: X-End',
      'Proxy-Authorization: Basic eA==',
      'Proxy-Connection: keep-alive',
      'Upgrade: websocket',
      'Expect: 100-continue',
      'Forwarded: for=10.0.0.9',
      'X-Forwarded-For: 10.0.0.9',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Prefix: /evil',
      'X-Real-IP: 10.0.0.9',
      'Language: VI',
    ]
    await ask('POST', `${said.join('\r\n')}\r\n${sized(2)}ab`)
    const headers = gateway.heard[0]?.headers ?? []
    expect(headers.toSorted()).toEqual([
      ['connection', 'keep-alive'],
      ['content-length', '2'],
      ['host', new URL(gateway.origin).host],
      ['language', 'VI'],
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-host', new URL(site.origin).host],
      ['x-forwarded-proto', 'http'],
    ])
  })
})

describe('a request on its way through a server of `pnpm dev`', () => {
  behindASite({}, openDevServer)

  it.each(each(whole, bodiless))('a $verb with $kind is refused, and never sent', async ({ verb, sent }) => {
    // What browsers ask about other origins is answered by Vite itself.
    const status = verb === 'OPTIONS' ? 204 : 400
    expect(await ask(verb, sent, endOfHead)).toContain(`HTTP/1.1 ${status} `)
    expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
    expect(told()).toEqual(['POST /wps/next "mine"'])
  })

  it.each(each(whole, bodied))(
    'a $verb with $kind is sent as it was announced',
    async ({ verb, sent, body }) => {
      expect(await ask(verb, sent)).toMatch(/^HTTP\/1\.1 200 /)
      expect(told()).toEqual([`${verb} /wps/call ${JSON.stringify(body)}`])
    },
  )

  it('says who asks by its own knowledge', async () => {
    await ask('GET', 'X-Forwarded-For: 10.0.0.9\r\nForwarded: for=10.0.0.9\r\n\r\n')
    const said = gateway.heard[0]?.headers.filter(([name]) => name.includes('forwarded'))
    expect(Object.fromEntries(said ?? [])).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(JSON.stringify(said)).not.toContain('10.0.0.9')
  })
})

describe('a gateway that answers before it has the body', () => {
  behindASite({ when: 'head' })

  it.each(bodied)('is not asked again on that connection (%s)', async (verb) => {
    const socket = await connectTo(site.origin)
    const answered = readUntil(socket, endOfHead)
    socket.write(requestOf(verb, `${sized(10)}abcde`))
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
    expect(await askNext()).toMatch(/^HTTP\/1\.1 200 /)
    expect(gateway.heard.map(({ path }) => path)).toEqual(['/wps/call', '/wps/next'])
    expect(gateway.heard[1]?.connection).not.toBe(gateway.heard[0]?.connection)
    socket.destroy()
  })
})

describe.each([
  ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
  ['chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('an answer with %s that breaks off', (_, answer) => {
  behindASite({ answer })

  it('never looks whole', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const socket = await connectTo(site.origin)
    const all = readUntil(socket)
    const begun = readUntil(socket, endOfHead)
    socket.write(requestOf('GET', '\r\n'))
    expect(await begun).toMatch(/^HTTP\/1\.1 200 [^]*(?:content-length: 10|transfer-encoding: chunked)/i)
    gateway.hangUp()
    expect(await all).not.toMatch(/\r\n0\r\n\r\n$/)
    log.mockRestore()
  })
})

async function openDevServer(target: string): Promise<TestSite> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [plainRequests()],
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      watch: null,
      proxy: { '/wps': { target, changeOrigin: true, xfwd: true } },
    },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(origin).origin, close: () => server.close() }
}

/** What the gateway has heard, and nothing else. */
function told(): string[] {
  expect(gateway.strays).toEqual([])
  return gateway.heard.map(
    ({ method, path, body, isWhole }) => `${method} ${path} ${isWhole ? JSON.stringify(body) : 'and away'}`,
  )
}

/** Another visitor, on a connection of his own. */
function askNext(): Promise<string> {
  const { host } = new URL(site.origin)
  return send(`POST /wps/next HTTP/1.1\r\nHost: ${host}\r\nAuthorization: whose\r\n${sized(4)}mine`)
}

function ask(verb: string, rest: string, until?: RegExp): Promise<string> {
  return send(requestOf(verb, rest), until)
}

function requestOf(verb: string, rest: string): string {
  return `${verb} /wps/call HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\n${rest}`
}

/** Sends bytes, reads the whole answer and goes: who goes earlier takes the connection behind the site along. */
async function send(
  bytes: string,
  until = bytes.startsWith('HEAD ') ? endOfHead : endOfAnswer,
): Promise<string> {
  const socket = await connectTo(site.origin)
  const read = readUntil(socket, until)
  socket.write(bytes)
  const text = await read
  socket.destroy()
  return text
}

async function connectTo(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** What comes until it fits the pattern, or until the connection ends. */
function readUntil(socket: Socket, pattern?: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    socket.on('data', (part) => {
      text = (text + part.toString('latin1')).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
      if (pattern?.test(text)) resolve(text)
    })
    socket.once('close', () => resolve(text))
  })
}
