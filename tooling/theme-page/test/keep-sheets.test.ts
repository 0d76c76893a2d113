import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openThemePage } from '../src/index.ts'

const port = 7391
const sheet = ':root {\n  --radius: 12px;\n}\n'

let home: string
let close: () => Promise<void>
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'theme-page-'))
  close = await openThemePage({ home, usual: 'lotus' }, port)
})
beforeEach(() => {
  for (const name of ['lotus', 'rose']) {
    mkdirSync(join(home, name), { recursive: true })
    writeFileSync(join(home, name, 'config.json'), '{}')
    writeFileSync(join(home, name, 'theme.css'), sheet)
  }
})
afterAll(async () => {
  await close()
  rmSync(home, { recursive: true, force: true })
})

type Asked = {
  method?: string
  path?: string
  host?: string
  headers?: Record<string, string>
  body?: string
}
type Answer = { status: number; tag: string; text: string }

/** As a browser asks, but with any header and any path; names below localhost are this machine. */
function ask({
  method = 'GET',
  path = '/theme.css',
  host = 'rose.localhost',
  headers = {},
  body = '',
}: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers: { Host: `${host}:${port}`, ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, tag: String(answer.headers.etag), text }),
        )
      },
    )
    asked.on('error', reject).end(body)
  })
}

const origin = `http://rose.localhost:${port}`
const written = (name: string): string => readFileSync(join(home, name, 'theme.css'), 'utf8')
const put = async (over: Asked = {}): Promise<Answer> => {
  const { tag } = await ask({})
  const headers = { Origin: origin, 'If-Match': tag, ...over.headers }
  return ask({ method: 'PUT', body: ':root { --radius: 3px; }', ...over, headers })
}

describe('the sheet of a brand is written into its folder', () => {
  it('of the brand whose host is asked for, and of no other', async () => {
    expect((await put()).status).toBe(204)
    expect([written('rose'), written('lotus')]).toEqual([':root { --radius: 3px; }', sheet])
    expect(readdirSync(join(home, 'rose')).toSorted()).toEqual(['config.json', 'theme.css'])
  })

  it('is given as it is written, with the names of all brands beside it', async () => {
    expect((await ask({})).text).toBe(sheet)
    expect(JSON.parse((await ask({ path: '/brands.json' })).text)).toEqual(['lotus', 'rose'])
  })

  it.each<[what: string, asked: Asked, status: number]>([
    ['a page of another origin', { headers: { Origin: 'http://evil.example' } }, 403],
    ['a page of another brand', { headers: { Origin: `http://lotus.localhost:${port}` } }, 403],
    [
      'a host that somebody led here',
      { host: 'evil.example', headers: { Origin: `http://evil.example:${port}` } },
      403,
    ],
    ['who has not read what stands there', { headers: { 'If-Match': '"another"' } }, 412],
    ['what is no sheet', { body: ':root { --radius: 1px; } }' }, 422],
    ['what is far too long', { body: `:root { }${' '.repeat(300_000)}` }, 413],
    ['another file of the brand', { path: '/brand/theme.css' }, 405],
    ['the settings', { path: '/config.json' }, 405],
    ['a path that leads out', { path: '/../lotus/theme.css' }, 405],
    ['a path with a query', { path: '/theme.css?brand=lotus' }, 405],
    ['another verb', { method: 'DELETE' }, 405],
    ['a form', { method: 'POST' }, 405],
  ])('is refused to %s', async (_, asked, status) => {
    expect((await put(asked)).status).toBe(status)
    expect([written('rose'), written('lotus')]).toEqual([sheet, sheet])
    expect(readFileSync(join(home, 'rose', 'config.json'), 'utf8')).toBe('{}')
  })
})
