import { Agent, get } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, script, type TestSite } from './open-site.ts'

const changing = 'public, max-age=60, stale-while-revalidate=86400'
const immutable = 'public, max-age=31536000, immutable'

/** What the page at an address asks for beside its start. */
async function codeNamedAt(address: string): Promise<string[] | null> {
  const page = await (await fetch(address)).text()
  return page.match(/rel="(?:modulepreload|preload" as="style)[^>]*/g)
}

describe('the files of a site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite({})
  })
  afterAll(() => site.close())

  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/lobby', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/wallet/withdraw/7', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=UTF-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=UTF-8', 'public, max-age=3600'],
    ['/assets/index-a1b2.js', 200, 'text/javascript; charset=utf-8', immutable],
    ['/assets/logo.png', 200, 'image/png', immutable],
    ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
    ['/brand/theme.css', 200, 'text/css; charset=utf-8', changing],
    ['/brand/fonts/face.woff2', 200, 'font/woff2', 'public, max-age=3600'],
    ['/config.json', 200, 'application/json', 'no-cache'],
    ['/assets/invented.js', 404, 'text/plain; charset=UTF-8', null],
    ['/favicon.ico', 404, 'text/plain; charset=UTF-8', null],
    ['/sitemap.xml', 404, 'text/plain; charset=UTF-8', null],
    ['/.env', 404, 'text/plain; charset=UTF-8', null],
    ['/%2Eenv', 404, 'text/plain; charset=UTF-8', null],
    ['/.vite/manifest.json', 404, 'text/plain; charset=UTF-8', null],
    ['/.git/config', 404, 'text/plain; charset=UTF-8', null],
    ['/.well-known/change-password', 404, 'text/plain; charset=UTF-8', null],
    ['/wp-login.php', 404, 'text/plain; charset=UTF-8', null],
    ['/foo.js', 404, 'text/plain; charset=UTF-8', null],
    ['/wallet/backup.zip', 404, 'text/plain; charset=UTF-8', null],
    ['/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/brand/invented.svg', 404, 'text/plain; charset=UTF-8', null],
    ['/brand/..%2f..%2fsecret.txt', 404, 'text/plain; charset=UTF-8', null],
  ])('%s is answered with %i, %s, %s', async (path, status, type, cache) => {
    const answer = await fetch(`${site.origin}${path}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(cache)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('hold a page that asks for the code of what stands at its path, and of nothing else', async () => {
    expect(await codeNamedAt(`${site.origin}/lobby?q=1`)).toEqual([
      'rel="modulepreload" crossorigin href="/assets/lobby-c3d4.js"',
      'rel="preload" as="style" crossorigin href="/assets/lobby.css"',
    ])
    expect(await codeNamedAt(`${site.origin}/wallet`)).toBeNull()
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('are sent to who takes %s in %s, pictures as they are', async (accepted, encoding, unpack) => {
    const taken = { 'Accept-Encoding': accepted }
    const packed = await rawGet(`${site.origin}/assets/index-a1b2.js`, taken)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.body.length),
      vary: 'Accept-Encoding',
    })
    expect(packed.body.length).toBeLessThan(script.length / 4)
    expect(unpack(packed.body).toString()).toBe(script)
    const plain = await rawGet(`${site.origin}/assets/index-a1b2.js`, {})
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
    const picture = await rawGet(`${site.origin}/assets/logo.png`, taken)
    expect(picture.headers['content-encoding']).toBeUndefined()
    const config = await rawGet(`${site.origin}/config.json`, taken)
    expect(config.headers['content-encoding']).toBe(encoding)
  })

  it.each(['/', '/lobby', '/assets/index-a1b2.js', '/assets/logo.png', '/brand/theme.css', '/config.json'])(
    '%s is a 304 to who has it, with the same words on caches',
    async (path) => {
      const { headers } = await rawGet(`${site.origin}${path}`, { 'Accept-Encoding': 'br' })
      const held = { 'If-None-Match': `"older", ${String(headers['etag'])}` }
      const again = await rawGet(`${site.origin}${path}`, held)
      expect([again.status, again.body.length]).toEqual([304, 0])
      for (const name of ['etag', 'cache-control', 'vary'])
        expect([name, again.headers[name]]).toEqual([name, headers[name]])
      expect((await rawGet(`${site.origin}${path}`, { 'If-None-Match': '"older"' })).status).toBe(200)
    },
  )

  it("give browsers that know no oklch a plain colour of the brand's", async () => {
    const answer = await fetch(`${site.origin}/brand/theme.css`)
    const [plain = '', newer = ''] = (await answer.text()).split('@supports (color: lab(')
    expect(plain).toContain('--accent: #944a4b')
    expect(newer).toContain('--accent: lab(')
  })

  it('give the page its policy and the brand its lines', async () => {
    const page = await fetch(`${site.origin}/`)
    expect(page.headers.get('content-security-policy')).toContain('frame-src http://games.example;')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
    const config = await fetch(`${site.origin}/config.json`)
    expect(await config.json()).toMatchObject({
      merchant: 'saola',
      domains: ['http://line.example'],
      agentPortal: 'http://agents.example',
    })
  })

  it(
    'are a fixed list: 50,000 invented names cost no memory',
    { tags: 'round', timeout: 120_000 },
    async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 16 })
      const ask = (name: string) => rawGet(`${site.origin}/assets/${name}`, {}, agent)
      for (let place = 0; place < 1_000; place++) await ask(`first-${place}.js`)
      const before = heapAfterCollection()
      let next = 0
      await Promise.all(
        Array.from({ length: 16 }, async () => {
          while (next < 50_000) await ask(`invented-${next++}.js`)
        }),
      )
      const grown = heapAfterCollection() - before
      agent.destroy()
      expect(grown / 1_000_000).toBeLessThan(3)
    },
  )
})

function rawGet(url: string, headers: Record<string, string>, agent?: Agent) {
  type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }
  return new Promise<Answer>((resolve, reject) => {
    const sent = get(url, { headers, ...(agent && { agent }) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.once('error', reject)
  })
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
