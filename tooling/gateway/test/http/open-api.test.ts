import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineCall, type Call } from '@saola/protocol'
import { createGateway, mount, openApiDocument } from '@saola/gateway'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

it('the document of the calls is made once, whoever asks how often', async () => {
  let readings = 0
  const counted = defineCall({
    id: 'shop.items',
    method: 'GET',
    path: '/wps/shop/items',
    about: 'What stands on a shelf',
    input: z.object({}),
    reply: z.object({}),
  })
  const call = Object.defineProperty({ ...counted }, 'about', {
    get: () => `read ${(readings += 1)} times`,
  })
  const app = createGateway(gateway.services, [mount(call, async () => ({}))])
  const ask = async () => app.fetch(new Request('http://gateway.test/openapi.json'))
  const [first, second] = [await ask(), await ask()]
  expect(first.headers.get('Content-Type')).toBe('application/json')
  const document = await first.json()
  expect(document.paths['/wps/shop/items'].get.summary).toBe('read 1 times')
  expect(await second.json()).toEqual(document)
})

it('what several calls describe alike stands once, and is referred to', () => {
  const bank = z.object({ bin: z.string(), name: z.string() })
  const document = openApiDocument(
    [rowOf('shop.banks', z.object({ banks: z.array(bank) })), rowOf('shop.bank', z.object({ bank }))],
    'http://gateway.test',
  ) as { paths: unknown; components: { schemas: Record<string, { properties?: object }> }; servers: object[] }
  expect(document.servers).toEqual([{ url: 'http://gateway.test', description: 'This gateway' }])
  expect(Object.keys(document.components.schemas['Bank']?.properties ?? {})).toEqual(['bin', 'name'])
  const references = JSON.stringify(document.paths).match(/#\/components\/schemas\/Bank"/g)
  expect(references).toHaveLength(2)
  expect(JSON.stringify(document.paths)).not.toContain('"bin"')
})

function rowOf(id: `shop.${string}`, reply: z.ZodMiniType): Call {
  return defineCall({ id, method: 'GET', path: `/wps/${id}`, about: 'Banks', input: z.object({}), reply })
}
