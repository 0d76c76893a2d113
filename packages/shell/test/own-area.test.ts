import { QueryClient } from '@tanstack/react-query'
import { expect, expectTypeOf, it } from 'vitest'
import { calls, defineCall } from '@saola/protocol'
import { areaOf, callKey, callMutation, callQuery } from '@saola/shell'
import { testApp } from './test-app.ts'

/** A brand's own row, made of schemas that are at hand. */
const items = defineCall({
  id: 'shop.items',
  method: 'GET',
  path: '/wps/shop/items',
  about: 'What the shop of this brand sells',
  input: calls.system.ping.input,
  reply: calls.member.icon.reply,
})

it("keeps the reads of a brand's own area under that area", () => {
  expect(areaOf(items)).toBe('shop')
  expect(callKey(items, { speed: '1' })).toEqual(['shop', 'shop.items', { speed: '1' }])
  expect(areaOf(calls.wallet.balance)).toBe('wallet')
})

it('reads it through the typed query options', async () => {
  const { app } = await testApp(() => ['tea', 'salt'])
  const client = new QueryClient()
  const read = await client.fetchQuery(callQuery(app.api, items, {}))
  expectTypeOf(read).toEqualTypeOf<string[]>()
  expect(read).toEqual(['tea', 'salt'])
  expect(client.getQueryData(callKey(items, {}))).toEqual(read)
})

it('lets a change say that reads of the area are out of date', async () => {
  const { app } = await testApp(() => [])
  const { meta } = callMutation(app.api, items, { invalidates: ['shop', 'wallet'] })
  expect(meta).toMatchObject({ invalidates: ['shop', 'wallet'] })
})
