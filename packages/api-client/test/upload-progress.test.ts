import { calls } from '@saola/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

const proof = { type: 'deposit', content: 'ảnh '.repeat(200_000) } as const

it('tells in steps from 0 to 1 how much of a large body has left', async () => {
  const { baseUrl, seen } = await startServer(() => ({ success: true }))
  const told: number[] = []
  const onUploadProgress = (fraction: number): void => void told.push(fraction)
  await testClient(baseUrl).send(calls.support.feedback, proof, { onUploadProgress })
  expect(told.length).toBeGreaterThan(5)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(told[0]).toBeGreaterThan(0)
  expect(told[0]).toBeLessThan(0.5)
  expect(told.at(-1)).toBe(1)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(proof)
  expect(seen[0]?.headers['content-type']).toBe('application/json')
})

it('sends a body whole, with its length, when nobody asks', async () => {
  const { baseUrl, seen } = await startServer(() => ({ success: true }))
  await testClient(baseUrl).send(calls.support.feedback, proof)
  expect(seen[0]?.headers['content-length']).toBe(String(Buffer.byteLength(JSON.stringify(proof))))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['HTTP/2', 'h2', true],
  ['HTTP/3', 'h3', true],
  ['HTTP/1.1', 'http/1.1', false],
  ['a protocol that the gateway does not tell', '', false],
  ['a way never taken', undefined, false],
])('a page that reached the gateway over %s streams: %s %s', async (_name, nextHopProtocol, streams) => {
  const { baseUrl, seen } = await startServer(() => ({ success: true }))
  const other = { name: 'https://elsewhere.test/app.js', nextHopProtocol: streams ? 'http/1.1' : 'h2' }
  const reached = { name: `${baseUrl}/config.json`, nextHopProtocol }
  // What only a browser knows about its connections.
  vi.stubGlobal('document', { baseURI: 'https://saola.test/' })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? ([reached, other] as never) : [],
  )
  const told: number[] = []
  const onUploadProgress = (fraction: number): void => void told.push(fraction)
  await testClient(baseUrl).send(calls.support.feedback, proof, { onUploadProgress })
  expect(told.length > 0).toBe(streams)
  expect(seen[0]?.headers['content-length'] === undefined).toBe(streams)
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(proof)
})

it('tells nothing of a read and of a form', async () => {
  const { baseUrl } = await startServer(() => ({ success: true, value: { isSingle: 1 } }))
  const told: number[] = []
  const options = { onUploadProgress: (fraction: number): void => void told.push(fraction) }
  const api = testClient(baseUrl)
  await api.send(calls.wallet.merchantWallet, undefined, options)
  await api.send(calls.session.forgotByEmail, { username: 'an', email: 'an@saola.test' }, options)
  expect(told).toEqual([])
})

it('a refused upload is refused as any other', async () => {
  const { baseUrl } = await startServer(() => ({ success: false, errorCode: 'upload.too.large' }))
  const sent = testClient(baseUrl).send(calls.support.feedback, proof, { onUploadProgress: () => undefined })
  expect(await failureOf(sent)).toMatchObject({ kind: 'refused', code: 'upload.too.large' })
})

it('an upload can be given up half-way', async () => {
  const { baseUrl, seen } = await startServer(() => ({ success: true }))
  const controller = new AbortController()
  const sent = testClient(baseUrl).send(calls.support.feedback, proof, {
    signal: controller.signal,
    onUploadProgress: () => controller.abort(),
  })
  expect(await failureOf(sent)).toMatchObject({ kind: 'aborted' })
  expect(seen).toHaveLength(0)
})
