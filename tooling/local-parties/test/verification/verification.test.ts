import type { IdentityOutcome } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { messageText } from '../../src/texts.ts'
import { startGateway, type TestGateway } from '../start-with-parties.ts'

const secret = 'shared-with-the-played-service'
let gateway: TestGateway
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ identity: { url: 'http://gateway.test/verification/v1', secret } })
  // The service stands in this process, so that it is reached without a port.
  gateway.services.identityService = {
    verify: async (reference, shown) => {
      const callback = 'http://gateway.test/identity/results'
      const response = await ask({ reference, ...shown, callback })
      if (!response.ok) throw new Error(String(response.status))
      // What the played service says is one of these.
      return (await response.json()) as IdentityOutcome
    },
  }
})
afterAll(() => gateway.close())

const ask = (body: object, authorization = `Bearer ${secret}`) =>
  gateway.fetch('http://gateway.test/verification/v1/checks', {
    method: 'POST',
    headers: { Authorization: authorization },
    body: JSON.stringify(body),
  })

const join = () => addPerson(gateway, `shown${(number += 1)}`)
const send = ({ token }: TestPerson, ending: string) =>
  gateway.client(token).send(calls.member.verifyIdentity, {
    fullName: `Người Thử ${number}`,
    bornOn: '1990-05-17',
    documentKind: 'identity_card',
    documentNumber: `079090${String(number).padStart(3, '0')}${ending}`,
  })
const stateOf = async ({ token }: TestPerson) =>
  (await gateway.client(token).send(calls.member.identity)).state

async function find(address: string): Promise<unknown> {
  const response = await gateway.fetch(`http://gateway.test/places/v1/${encodeURIComponent(address)}`)
  return response.ok ? response.json() : response.status
}

async function decide(person: TestPerson, verdict: 'verified' | 'refused'): Promise<string> {
  const page = await (await gateway.fetch('http://gateway.test/verification')).text()
  const [, reference = ''] = /name="reference" value="([\w-]+)"/.exec(page) ?? []
  await gateway.fetch('http://gateway.test/verification', {
    method: 'POST',
    body: new URLSearchParams({ reference, verdict, language: 'EN' }),
  })
  return stateOf(person)
}

describe('the played service of identities (member 26)', () => {
  it.each([
    ['345', 'verified', undefined],
    ['000', 'refused', 'mismatch'],
    ['111', 'refused', 'expired'],
    ['222', 'refused', 'unreadable'],
    ['777', 'unanswered', undefined],
  ])('a document that ends in %s is %s', async (ending, state, reason) => {
    const told = await send(await join(), ending)
    expect([told.state, told.reason]).toEqual([state, reason])
  })

  it.each(['verified', 'refused'] as const)('a person of it decides what waits: %s', async (verdict) => {
    const person = await join()
    expect((await send(person, '999')).state).toBe('waiting')
    expect(await decide(person, verdict)).toBe(verdict)
    const page = await (await gateway.fetch('http://gateway.test/verification?language=EN')).text()
    expect(page).toContain(messageText('EN', 'outbox.verification.empty'))
  })

  it('answers nobody without its secret', async () => {
    expect((await ask({}, 'Bearer other')).status).toBe(401)
    expect((await ask({})).status).toBe(400)
  })
})

it('the played service of places knows a proxy, another country and addresses of nobody (protection 25)', async () => {
  expect(await find('127.0.0.1')).toEqual({ region: 'VN', proxy: false })
  expect(await find('198.51.100.7')).toEqual({ region: 'VN', proxy: true })
  expect(await find('192.0.2.7')).toEqual({ region: 'GB', proxy: false })
  expect(await find('2001:db8::7')).toBe(404)
})

it('stands nowhere where the gateway has no secret of one', async () => {
  const other = await startGateway()
  expect((await other.fetch('http://gateway.test/verification')).status).toBe(404)
  await other.close()
})
