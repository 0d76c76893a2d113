import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiClient } from '@saola/api-client'
import { calls, defineCall } from '@saola/protocol'
import { createGateway, mount, mountedCalls } from '@saola/gateway'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal } from './visitor.ts'

/** Rows of a brand's own area, beside those of the protocol. */
const items = defineCall({
  id: 'shop.items',
  method: 'GET',
  path: '/wps/shop/items/:shelf',
  about: 'What stands on a shelf',
  input: z.object({ shelf: z.string().check(z.maxLength(20)), language: z.optional(z.string()) }),
  reply: z.object({ names: z.array(z.string()) }),
})
const order = defineCall({
  id: 'shop.order',
  method: 'POST',
  path: '/wps/shop/order',
  token: 'required',
  access: 'agent',
  sealed: true,
  about: 'Order something',
  input: z.object({ name: z.string() }),
  reply: z.object({ by: z.string(), name: z.string() }),
})

let services: TestGateway
let fetchOwn: typeof globalThis.fetch
beforeAll(async () => {
  services = await startGateway()
  const app = createGateway(services.services, [
    ...mountedCalls,
    mount(items, async ({ input }) => ({ names: [`${input.shelf} 1`, `${input.shelf} 2`] })),
    mount(order, async ({ account, input }) => ({ by: account.name, name: input.name })),
  ])
  fetchOwn = async (input, init) => app.fetch(new Request(input, init))
})
afterAll(() => services.close())

function client(token?: string) {
  return createApiClient({
    baseUrl: 'http://gateway.test',
    merchant: 'saola',
    language: () => 'VI',
    token: () => token,
    cipher: 'jwe',
    fetch: fetchOwn,
  })
}

async function tokenOf(username: string): Promise<string> {
  const login = { username, password: 'Saola2026', type: 'username' } as const
  return (await client().send(calls.session.login, login)).token
}

it("sends a brand's own row from the client through the gateway and back", async () => {
  expect(await client().send(items, { shelf: 'tea' })).toEqual({ names: ['tea 1', 'tea 2'] })
})

it('checks its input and its access like those of every other row', async () => {
  expect(await refusal(client().send(items, { shelf: 'x'.repeat(21) }))).toMatchObject({
    code: 'request_param_err',
    field: 'shelf',
  })
  expect(await refusal(client().send(order, { name: 'tea' }))).toMatchObject({ status: 401 })
  expect(await refusal(client(await tokenOf('member01')).send(order, { name: 'tea' }))).toMatchObject({
    code: 'account.type.refused',
  })
  expect(await client(await tokenOf('agent01')).send(order, { name: 'tea' })).toEqual({
    by: 'agent01',
    name: 'tea',
  })
})

it('lists it in the OpenAPI document and among the verbs of its path', async () => {
  const document = await (await fetchOwn('http://gateway.test/openapi.json')).json()
  expect(document.paths['/wps/shop/items/{shelf}'].get).toMatchObject({
    operationId: 'shop.items',
    tags: ['shop'],
    'x-access': 'visitor',
  })
  expect(document.paths['/wps/v2/wallets/balance'].get).toMatchObject({ 'x-access': 'signed-in' })
  const other = await fetchOwn('http://gateway.test/wps/shop/order', { method: 'DELETE' })
  expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST'])
})

it('is unknown to a gateway that was not given it', async () => {
  expect(await refusal(services.client().send(items, { shelf: 'tea' }))).toMatchObject({ code: 'not_found' })
})
