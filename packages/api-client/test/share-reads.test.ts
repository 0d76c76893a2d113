import { calls } from '@saola/protocol'
import { getEventListeners } from 'node:events'
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

it.each([
  { asked: 'before the act ends', readsWhile: true },
  { asked: 'once the act has ended', readsWhile: false },
])('a read $asked never joins one from before it', async ({ readsWhile }) => {
  const { fetch, asked, answers } = silentNetwork()
  const api = testClient('http://gateway.test', { fetch })
  const read = () => api.send(calls.wallet.merchantWallet)
  const before = read()
  await expect.poll(() => asked.length).toBe(1)
  const act = api.send(calls.session.logout)
  await expect.poll(() => asked.length).toBe(2)
  // Begun while the act is under way: what it reads may be from before it as well.
  const during = readsWhile ? undefined : read()
  if (during) await expect.poll(() => asked.length).toBe(3)
  if (!readsWhile) {
    answers[1]?.(Response.json({ success: true }))
    await act
  }
  const after = read()
  await expect.poll(() => asked.length).toBe(readsWhile ? 3 : 4)
  answers.forEach((answer, index) =>
    answer(Response.json({ success: true, value: { isSingle: index && 1 } })),
  )
  expect([await before, await after]).toEqual([{ isSingle: 0 }, { isSingle: 1 }])
  await Promise.all([act, during])
})

it('an act that failed may have been carried out all the same', async () => {
  const { fetch, asked, answers } = silentNetwork()
  const api = testClient('http://gateway.test', { fetch })
  const read = () => api.send(calls.wallet.merchantWallet)
  const act = failureOf(api.send(calls.session.logout))
  await expect.poll(() => asked.length).toBe(1)
  const during = read()
  await expect.poll(() => asked.length).toBe(2)
  answers[0]?.(new Response('<html>', { status: 504 }))
  expect(await act).toMatchObject({ kind: 'network' })
  const after = read()
  await expect.poll(() => asked.length).toBe(3)
  answers.forEach((answer) => answer(Response.json(reply)))
  await Promise.all([during, after])
})

/** A network that never answers by itself: what it was asked, and by which signal. */
function silentNetwork() {
  const asked: AbortSignal[] = []
  const answers: ((response: Response) => void)[] = []
  const fetch: typeof globalThis.fetch = (_input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal
      asked.push(signal)
      answers.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { fetch, asked, answers }
}

it('drops the request when everybody who waited has gone, and the next read is a new one', async () => {
  const { fetch, asked, answers } = silentNetwork()
  const api = testClient('http://gateway.test', { fetch })
  const read = (signal?: AbortSignal) => api.send(calls.wallet.merchantWallet, undefined, { signal })
  const [first, second] = [new AbortController(), new AbortController()]
  const left = [failureOf(read(first.signal)), failureOf(read(second.signal))]
  await expect.poll(() => asked.length).toBe(1)
  first.abort()
  expect(asked[0]?.aborted).toBe(false)
  second.abort('gone')
  expect(asked[0]?.aborted).toBe(true)
  expect(asked[0]?.reason).toBe('gone')
  const next = read()
  expect(await Promise.all(left)).toMatchObject([{ kind: 'aborted' }, { kind: 'aborted' }])
  await expect.poll(() => asked.length).toBe(2)
  // The end of the dropped read must not make the second one forgotten.
  const joined = read()
  answers[1]?.(Response.json(reply))
  expect(await Promise.all([next, joined])).toEqual([{ isSingle: 1 }, { isSingle: 1 }])
  expect(asked).toHaveLength(2)
})

it('keeps the request of one who cannot leave', async () => {
  const { fetch, asked, answers } = silentNetwork()
  const api = testClient('http://gateway.test', { fetch })
  const controller = new AbortController()
  const staying = api.send(calls.wallet.merchantWallet)
  const leaving = failureOf(api.send(calls.wallet.merchantWallet, undefined, { signal: controller.signal }))
  await expect.poll(() => asked.length).toBe(1)
  controller.abort()
  expect(await leaving).toMatchObject({ kind: 'aborted' })
  expect(asked[0]?.aborted).toBe(false)
  answers[0]?.(Response.json(reply))
  await expect(staying).resolves.toEqual({ isSingle: 1 })
})

it('leaves nothing behind on a signal that lives on', async () => {
  const { baseUrl } = await startServer(() => reply)
  const api = testClient(baseUrl)
  const { signal } = new AbortController()
  await api.send(calls.wallet.merchantWallet, undefined, { signal })
  await expect.poll(() => getEventListeners(signal, 'abort')).toHaveLength(0)
})
