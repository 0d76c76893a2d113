import { createMemoryStorage, loadBrand } from '@saola/shell'
import { expect, it } from 'vitest'
import { brand } from './test-app.ts'

const random = () => 0.5
const baseUrl = 'http://brand.test'

async function breakDown(): Promise<Response> {
  return new Response('', { status: 500 })
}

it('asks for /config.json past every cache (system 8)', async () => {
  let url = ''
  const fetch = async (input: RequestInfo | URL) => {
    url = input instanceof Request ? input.url : String(input)
    return Response.json(brand)
  }
  const storage = createMemoryStorage().device
  await expect(loadBrand({ storage, random, baseUrl, fetch })).resolves.toEqual({
    kind: 'loaded',
    brand,
    cached: false,
  })
  expect(url).toBe('http://brand.test/config.json?_=i')
})

it('asks as the page did ahead of its code, so that it asks once (system 31)', async () => {
  let url = ''
  const fetch = async (input: RequestInfo | URL) => {
    url = input instanceof Request ? input.url : String(input)
    return Response.json(brand)
  }
  await loadBrand({ storage: createMemoryStorage().device, random, version: '7f', baseUrl, fetch })
  expect(url).toBe('http://brand.test/config.json?_=7f')
})

it.each([
  ['does not arrive', async () => Promise.reject(new TypeError('fetch failed')), '/config.json: network'],
  ['is not there', async () => new Response('', { status: 404 }), '/config.json: HTTP 404'],
  ['is a web page', async () => new Response('<html>'), 'no answer of the gateway'],
  ['lacks its banners', async () => Response.json({ ...brand, banners: undefined }), 'banners'],
])('when the file %s, the copy of the last visit serves', async (_name, fetch, problem) => {
  const storage = createMemoryStorage().device
  const failed = await loadBrand({ storage, random, baseUrl, fetch })
  expect(failed).toMatchObject({ kind: 'failed', problem: expect.stringContaining(problem) })
  storage.write('brand', JSON.stringify(brand))
  await expect(loadBrand({ storage, random, baseUrl, fetch })).resolves.toEqual({
    kind: 'loaded',
    brand,
    cached: true,
  })
})

it('does not trust a copy that no longer has the right shape', async () => {
  const storage = createMemoryStorage().device
  storage.write('brand', JSON.stringify({ ...brand, cipher: 'rot13' }))
  await expect(loadBrand({ storage, random, baseUrl, fetch: breakDown })).resolves.toMatchObject({
    kind: 'failed',
  })
})
