import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { callsInDocument } from '@saola/conformance'
import { printCapabilities } from '../src/print-capabilities.ts'

const paths = {
  '/wps/v2/wallets/balance': { get: {}, parameters: [] },
  '/wps/relay/GCSGAME_gameList': { get: {}, post: {} },
  '/lgw/draw/{number}': { get: {} },
  '/wps/wheel': { post: {} },
}
const ours = ['wallet.balance', 'games.gameList', 'lottery.drawHistory']
const document = { openapi: '3.1.0', servers: [{ url: 'https://gateway.example/' }], paths }

function prefixed(prefix: string) {
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [prefix + path, item]))
}

describe('what a gateway says of itself', () => {
  it('is read by verb and path, whatever the parts of a path are called', () => {
    const found = callsInDocument(document)
    expect(found).toMatchObject({
      origin: 'https://gateway.example',
      others: ['POST /wps/relay/GCSGAME_gameList', 'POST /wps/wheel'],
    })
    expect(found).toHaveProperty('calls.length', ours.length)
  })

  it.each([
    ['in its server', { servers: [{ url: '/api/v1' }] }, 'https://docs.example/openapi.json'],
    ['in each path', { servers: [{ url: 'https://docs.example' }], paths: prefixed('/api/v1') }, undefined],
    ['in basePath of version 2', { servers: undefined, basePath: '/api/v1' }, 'https://docs.example/v2.json'],
  ])('puts the path in front of its calls to the origin, where it stands %s', (_, change, address) => {
    const found = callsInDocument({ ...document, ...change }, address)
    expect(found).toMatchObject({ origin: 'https://docs.example/api/v1' })
    expect(found).toHaveProperty('calls.length', ours.length)
  })

  it.each([
    ['nowhere', undefined],
    ['in a template', [{ url: 'https://{region}.example' }]],
  ])('says nothing of the origin where its server stands %s', (_, servers) => {
    expect(callsInDocument({ ...document, servers })).toMatchObject({ origin: '' })
  })

  it.each([
    ['no OpenAPI', { paths }],
    ['no paths', { openapi: '3.1.0' }],
    ['OpenAPI', 'openapi: 3.1.0'],
    ['OpenAPI', null],
  ])('is refused with a sentence: %s in it', (named, text) => {
    expect(callsInDocument(text)).toContain(named)
  })
})

const send = async () => Response.json(document)

describe('conformance capabilities', () => {
  it('prints the entry of config.json, from the web or from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'capabilities-'))
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const fromWeb = await printCapabilities(['https://gateway.example/openapi.json'], send)
    const fromFile = await printCapabilities([file], send)
    await rm(folder, { recursive: true })
    expect(JSON.parse(fromWeb.said)).toMatchObject({ gateway: { origin: 'https://gateway.example' } })
    expect(fromFile).toEqual(fromWeb)
    expect(fromWeb).toMatchObject({
      code: 0,
      noted: '3 calls of our table; 2 others that our apps do not make\n',
    })
  })

  it.each([
    ['nothing', [], 'wants one address'],
    ['two', ['a', 'b'], 'wants one address'],
    ['a file that is not there', ['/no/such/file.json'], 'ENOENT'],
    ['no document', [fileURLToPath(new URL('capabilities.test.ts', import.meta.url))], 'JSON'],
  ])('ends with 2 and says why for %s', async (_, words, why) => {
    const printed = await printCapabilities(words, send)
    expect(printed).toMatchObject({ said: '', code: 2 })
    expect(printed.noted).toContain(why)
  })

  it('ends with 2 where the web has no document', async () => {
    const printed = await printCapabilities(
      ['https://gateway.example/openapi.json'],
      async () => new Response('', { status: 404 }),
    )
    expect(printed).toMatchObject({ code: 2, noted: 'https://gateway.example/openapi.json: HTTP 404\n' })
  })
})
