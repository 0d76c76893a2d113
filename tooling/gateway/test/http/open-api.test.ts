import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls, calls, defineCall, type Call } from '@saola/protocol'
import { createGateway, mount, openApiDocument } from '@saola/gateway'
import { schemaPlaces } from '../../src/http/open-api/schema-places.ts'
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
  const tray = z.object({ bin: z.string(), name: z.string() })
  const document = openApiDocument(
    [rowOf('shop.trays', z.object({ trays: z.array(tray) })), rowOf('shop.tray', z.object({ tray }))],
    'http://gateway.test',
  ) as { paths: unknown; components: { schemas: Record<string, { properties?: object }> }; servers: object[] }
  expect(document.servers).toEqual([{ url: 'http://gateway.test', description: 'This gateway' }])
  expect(Object.keys(document.components.schemas['Tray']?.properties ?? {})).toEqual(['bin', 'name'])
  const references = JSON.stringify(document.paths).match(/#\/components\/schemas\/Tray"/g)
  expect(references).toHaveLength(2)
  expect(JSON.stringify(document.paths)).not.toContain('"bin"')
})

/** What is named by how it is written, or by what a gateway is. */
const byNature = ['Refusal', 'ModuleNode', 'Id', 'Decimal', 'YesNo']

it('what several calls of ours describe alike has a name of its own', () => {
  expect(namesIn(allCalls()).toSorted()).toEqual([...byNature, ...Object.keys(schemaPlaces)].toSorted())
})

it('a call that is added before others, or left out, changes no name', () => {
  const [first, second] = [calls.wallet.banks.reply, calls.support.ticket.reply]
  const before = [rowOf('shop.banks', first), rowOf('shop.thread', second)]
  expect(namesIn([...before, ...allCalls()]).toSorted()).toEqual(namesIn(allCalls()).toSorted())
  const ticket = allCalls().filter(({ id }) => id === 'support.ticket')
  expect(namesIn(ticket)).toContain('TicketThread')
})

function namesIn(asked: readonly Call[]): string[] {
  const { components } = openApiDocument(asked, 'http://gateway.test') as {
    components: { schemas: object }
  }
  return Object.keys(components.schemas)
}

function rowOf(id: `shop.${string}`, reply: Call['reply']): Call {
  return defineCall({ id, method: 'GET', path: `/wps/${id}`, about: 'Banks', input: z.object({}), reply })
}
