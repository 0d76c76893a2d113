import { calls } from '@saola/protocol'
import { expect, it } from 'vitest'
import { startServer } from './recording-server.ts'
import { failureOf, testClient } from './test-client.ts'

const reply = { success: true, value: { isSingle: 1 } }

it('sends 100 equal reads at once as one request', async () => {
  const { baseUrl, seen } = await startServer(() => reply)
  const api = testClient(baseUrl)
  const replies = await Promise.all(Array.from({ length: 100 }, () => api.send(calls.wallet.merchantWallet)))
  expect(seen).toHaveLength(1)
  expect(replies).toEqual(Array.from({ length: 100 }, () => ({ isSingle: 1 })))
})

it('sends the next read anew', async () => {
  const { baseUrl, seen } = await startServer(() => reply)
  const api = testClient(baseUrl)
  await api.send(calls.wallet.merchantWallet)
  await api.send(calls.wallet.merchantWallet)
  expect(seen).toHaveLength(2)
})

it('keeps other inputs and other accounts apart', async () => {
  const { baseUrl, seen } = await startServer(() => ({ success: true, value: { affiliateCode: 'A' } }))
  let token = 'a'
  const api = testClient(baseUrl, { token: () => token })
  const sent = [
    api.send(calls.session.affiliate, { code: '1' }),
    api.send(calls.session.affiliate, { code: '2' }),
    api.send(calls.wallet.merchantWallet).catch(() => undefined),
  ]
  token = 'b'
  sent.push(api.send(calls.wallet.merchantWallet).catch(() => undefined) as never)
  await Promise.all(sent)
  expect(seen).toHaveLength(4)
})

it('never shares an act', async () => {
  const { baseUrl, seen } = await startServer(() => ({ success: true, value: { expiredMinutes: 5 } }))
  const api = testClient(baseUrl)
  const input = { mobileNum: '0912345678', countryDialingCode: '84' }
  await Promise.all([api.send(calls.session.smsNoLogin, input), api.send(calls.session.smsNoLogin, input)])
  expect(seen).toHaveLength(2)
})

it('lets one who waits leave without the others', async () => {
  const { baseUrl, seen } = await startServer((_, response) => {
    setTimeout(() => response.end(JSON.stringify(reply)), 60)
  })
  const api = testClient(baseUrl)
  const controller = new AbortController()
  const leaving = api.send(calls.wallet.merchantWallet, undefined, { signal: controller.signal })
  const staying = api.send(calls.wallet.merchantWallet, undefined, { signal: new AbortController().signal })
  controller.abort()
  expect(await failureOf(leaving)).toMatchObject({ kind: 'aborted' })
  await expect(staying).resolves.toEqual({ isSingle: 1 })
  expect(seen).toHaveLength(1)
})
