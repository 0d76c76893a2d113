import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { seal, visit } from './visitor.ts'

let gateway: SecondGateway
let modulus = ''
beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [] })
  modulus = (await visit(gateway.origin).get('/wps/session/key/rsa', { query: { _: 1 } })).text
})
afterAll(() => gateway.close())

function post(body: string, encryption?: string) {
  return fetch(`${gateway.origin}/wps/session/login`, {
    method: 'POST',
    body,
    headers: {
      Merchant: 'mekong',
      'Content-Type': 'application/json',
      ...(encryption === undefined ? {} : { Encryption: encryption }),
    },
  })
}

describe('a sealed body', () => {
  it('is made with a key of 1024 bits that is written as hex', () => {
    expect(modulus).toMatch(/^[\da-f]{256}$/)
  })

  it.each(['0000000000000000', 'zzzzzzzzzzzzzzzz', 'aB3dE5gH7jK9mN1p'])(
    'is opened with the letters %s',
    async (letters) => {
      const { encryption, value } = seal(modulus, JSON.stringify(signIns.member), letters)
      expect(await (await post(JSON.stringify({ value }), encryption)).json()).toMatchObject({
        success: true,
      })
    },
  )

  it('is opened when it comes alone, as the oldest clients send it', async () => {
    const { encryption, value } = seal(modulus, JSON.stringify(signIns.member))
    expect(await (await post(value, encryption)).json()).toMatchObject({ success: true })
  })

  it('is opened when noughts before the header are left out or added', async () => {
    const { encryption, value } = seal(modulus, JSON.stringify(signIns.member))
    const stripped = encryption.replace(/^0+/, '')
    for (const header of [encryption.padStart(256, '0'), stripped]) {
      expect((await post(JSON.stringify({ value }), header)).status).toBe(200)
    }
  })

  const plain = JSON.stringify(signIns.member)
  it.each([
    ['a body in plain words', () => [plain, undefined]],
    ['a header that is no number', () => [JSON.stringify({ value: seal(modulus, plain).value }), 'sealed']],
    [
      'a header for another key',
      () => [JSON.stringify({ value: seal(modulus, plain).value }), '1'.repeat(256)],
    ],
    [
      'a number above the key',
      () => [JSON.stringify({ value: seal(modulus, plain).value }), 'f'.repeat(256)],
    ],
    ['a body that was cut', () => [JSON.stringify({ value: 'AAAA' }), seal(modulus, plain).encryption]],
    ['a body without its value', () => ['{}', seal(modulus, plain).encryption]],
    [
      'words that are no JSON',
      () => [JSON.stringify({ value: seal(modulus, 'hello').value }), seal(modulus, '').encryption],
    ],
  ] as [string, () => [string, string | undefined]][])('is refused for %s', async (_, make) => {
    const response = await post(...make())
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errorCode: 'request_body_required' },
    ])
  })
})
