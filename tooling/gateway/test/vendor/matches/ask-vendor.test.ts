import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpVendor } from '../../../src/vendors/ask-vendor.ts'

const heard: { method?: string; url?: string; authorization?: string; body: string }[] = []
const server = createServer((request, response) => {
  void read(request).then((body) => {
    const { method, url, headers } = request
    heard.push({
      ...(method !== undefined && { method }),
      ...(url !== undefined && { url }),
      ...(headers.authorization !== undefined && { authorization: headers.authorization }),
      body,
    })
    if (headers.authorization === 'Bearer of-tomorrow') response.writeHead(401).end()
    else response.writeHead(body === '' ? 200 : 409).end('{"stops":[]}')
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

it('reads from the vendor and orders of it, with its secret (games 123)', async () => {
  const { port } = server.address() as AddressInfo
  const vendor = {
    origin: `http://127.0.0.1:${port}`,
    secrets: ['of-now', 'of-before'],
  }
  const ask = createHttpVendor(() => Promise.resolve(vendor))
  expect(await (await ask('/matches/stops'))?.json()).toEqual({ stops: [] })
  expect((await ask('/matches/stops', { do: 'suspend' }))?.status).toBe(409)
  expect(heard).toEqual([
    { method: 'GET', url: '/matches/stops', authorization: 'Bearer of-now', body: '' },
    { method: 'POST', url: '/matches/stops', authorization: 'Bearer of-now', body: '{"do":"suspend"}' },
  ])
  expect(await createHttpVendor(() => Promise.resolve(undefined))('/matches/stops')).toBeUndefined()
})

it('is let in by the secret of before while the vendor does not know the new one (games 95)', async () => {
  const { port } = server.address() as AddressInfo
  const vendor = { origin: `http://127.0.0.1:${port}`, secrets: ['of-tomorrow', 'of-now'] }
  const ask = createHttpVendor(() => Promise.resolve(vendor))
  expect(await (await ask('/matches/stops'))?.json()).toEqual({ stops: [] })
})
