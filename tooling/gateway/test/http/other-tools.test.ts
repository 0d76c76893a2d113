import { getRequestListener } from '@hono/node-server'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPort, type OpenPort } from '@saola/server'
import type { GeneratedClients } from '@saola/other-tools/clients'
import { lintWithRedocly } from '@saola/other-tools/redocly'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let port: OpenPort
let source: string
beforeAll(async () => {
  gateway = await startGateway()
  port = await openPort(getRequestListener(gateway.app.fetch), 0)
  source = await (await gateway.fetch('http://gateway.test/openapi.json')).text()
})
afterAll(async () => {
  await port.drain(0)
  await gateway.close()
})

it('the document refers to nothing that it does not hold', () => {
  const document = JSON.parse(source)
  const missing = [...source.matchAll(/"\$ref":"([^"]*)"/g)]
    .map(([, ref = '']) => ref)
    .filter((ref) => !ref.startsWith('#/') || find(document, ref) === undefined)
  expect(missing).toEqual([])
})

it('Redocly finds no error in it', async () => {
  expect(await lintWithRedocly(source)).toEqual([])
})

it('Spectral finds no error in it', { tags: 'round' }, async () => {
  const { lintWithSpectral } = await import('@saola/other-tools/spectral')
  expect(await lintWithSpectral(source)).toEqual([])
})

describe('a client that is generated from it', { tags: 'round', timeout: 120_000 }, () => {
  let clients: GeneratedClients
  beforeAll(async () => {
    const { generateClients } = await import('@saola/other-tools/clients')
    clients = await generateClients(JSON.parse(source))
  }, 120_000)
  afterAll(() => clients.remove())

  it.each(['openapiFetch', 'heyApi'] as const)(
    'compiles strictly, signs in and asks (%s)',
    async (generator) => {
      const { compileStrictly } = await import('@saola/other-tools/compiler')
      const file = clients.files[generator]
      expect(compileStrictly(file)).toEqual([])
      const { visit } = (await import(file)) as { visit: (visitor: object) => Promise<object> }
      const answers = await visit({
        baseUrl: `http://127.0.0.1:${port.port}`,
        name: 'member01',
        password: 'Saola2026',
        seal,
      })
      expect(answers).toEqual({ balance: expect.any(Number), refusedAs: 'login.not.session' })
    },
  )
})

/** As the document describes it, with nothing of ours. */
async function seal(key: { kid: string }, input: object): Promise<{ value: string; encryption: string }> {
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
  return { value, encryption: `JWE ${key.kid}` }
}

/** The part of a document that a JSON pointer names (RFC 6901). */
function find(document: unknown, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document)
}
