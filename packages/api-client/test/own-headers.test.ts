import { calls } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { failureOf, testClient } from './test-client.ts'

const { ping } = calls.system

describe('a client of another gateway', () => {
  it('sends any language and headers of its own, in place of ours where both name one', async () => {
    let language = 'th-TH'
    const seen: Headers[] = []
    const api = testClient('http://gateway.test', {
      language: () => language,
      headers: () => ({ 'X-Brand': language, device: 'app' }),
      fetch: async (input, init) => {
        seen.push(new Request(input, init).headers)
        return Response.json({ success: true, value: undefined })
      },
    })
    await api.send(ping, {})
    language = 'ZH'
    await api.send(ping, {})
    expect(seen.map((each) => [each.get('Language'), each.get('X-Brand'), each.get('Device')])).toEqual([
      ['th-TH', 'th-TH', 'app'],
      ['ZH', 'ZH', 'app'],
    ])
  })

  it('is told of a header that no request carries', async () => {
    const api = testClient('http://gateway.test', {
      headers: () => ({ 'X-Brand': 'Sên' + String.fromCharCode(0x1ea1) }),
    })
    expect(await failureOf(api.send(ping, {}))).toMatchObject({ kind: 'invalid', field: 'X-Brand' })
  })
})

describe('what is no row', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '/wps/v2/wallets/balance'],
    ['an area', calls.wallet],
    ['a row without its reply', { ...ping, reply: undefined }],
    ['a row without its path', { ...ping, path: undefined }],
  ])('is no failure of the network: %s', async (_what, row) => {
    const api = testClient('http://gateway.test', {
      fetch: () => Promise.reject(new Error('must not be asked')),
    })
    // What nobody compiles hands in anything.
    const failure = await failureOf(api.send(row as never, {} as never))
    expect(failure).toMatchObject({ kind: 'invalid', field: 'call' })
  })
})
