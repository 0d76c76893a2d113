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

it('does not trust a copy that no longer has the right shape', async () => {
  const storage = createMemoryStorage().device
  storage.write('brand', JSON.stringify({ ...brand, cipher: 'rot13' }))
  await expect(loadBrand({ storage, random, baseUrl, fetch: breakDown })).resolves.toMatchObject({
    kind: 'failed',
  })
})
