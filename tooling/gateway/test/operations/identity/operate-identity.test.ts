import { calls } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityOutcome } from '../../../src/services/ports.ts'
import { refusal } from '../../http/visitor.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, type TestPerson } from '../../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
let number = 0
let answer: IdentityOutcome = { state: 'waiting' }
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  gateway.services.identityService = { verify: async () => answer }
})
beforeEach(async () => {
  answer = { state: 'waiting' }
  member = await join()
})
afterAll(() => gateway.close())

const join = () => addPerson(gateway, `byhand${(number += 1)}`)

const send = (person: TestPerson, documentNumber: string) =>
  gateway.client(person.token, 'EN').send(calls.member.verifyIdentity, {
    fullName: 'Trần Thị Bình',
    bornOn: '1988-01-02',
    documentKind: 'passport',
    documentNumber,
  })
const stateOf = async (person: TestPerson) =>
  (await gateway.client(person.token).send(calls.member.identity)).state

async function act(step: string, person: TestPerson = member) {
  const told = step === 'look' ? {} : { reason: 'seen at the desk', by: 'Minh' }
  const response = await gateway.fetch('http://gateway.test/ops/identity', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ do: step, merchant: 'saola', account: person.name, ...told }),
  })
  const { value } = (await response.json()) as {
    value?: { checks: { state: string; documentNumber: string; decidedBy: string | null }[] }
  }
  return { status: response.status, checks: value?.checks ?? [] }
}

const eventsOf = async (person: TestPerson) => {
  const rows = await gateway.services.db
    .selectFrom('significant_event')
    .select(['kind', 'person', 'reason'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, person: by, reason }) => [kind, by, reason])
}

describe('verifications that a person decides (member 27)', () => {
  it('are seen with what was shown, approved, and taken back', async () => {
    await send(member, 'C1234567')
    const { checks } = await act('look')
    expect(checks).toMatchObject([{ state: 'waiting', documentNumber: 'C1234567' }])
    expect((await act('approve')).checks).toMatchObject([{ state: 'verified', decidedBy: 'Minh' }])
    expect((await act('approve')).status).toBe(400)
    expect((await act('refuse')).status).toBe(400)
    expect((await act('revoke')).checks).toMatchObject([{ state: 'revoked' }])
    expect((await act('revoke')).status).toBe(400)
    expect(await eventsOf(member)).toEqual([
      ['identity.verified', 'Minh', 'seen at the desk'],
      ['identity.revoked', 'Minh', 'seen at the desk'],
    ])
    expect((await act('approve')).checks).toMatchObject([{ state: 'verified' }])
  })

  it('are refused once, and come to a person again whatever a service would say', async () => {
    await send(member, 'C2234567')
    expect((await act('refuse')).checks).toMatchObject([{ state: 'refused' }])
    answer = { state: 'verified' }
    expect(await send(member, 'C2234567')).toMatchObject({ state: 'waiting' })
    expect(await eventsOf(member)).toEqual([['identity.refused', 'Minh', 'seen at the desk']])
  })

  it('stand in the list of what waits', async () => {
    await send(member, 'C3234567')
    const response = await gateway.fetch('http://gateway.test/ops/work', {
      headers: { 'X-Ops-Secret': 'ops' },
    })
    const { value } = (await response.json()) as {
      value: { waiting: { kind: string; about: string; act: string | null }[] }
    }
    expect(value.waiting).toContainEqual(
      expect.objectContaining({ kind: 'identity', about: member.name, act: 'identity' }),
    )
  })
})

describe('a document (member 27)', () => {
  it('verifies one account: another one is refused before a service is asked, however it is written', async () => {
    answer = { state: 'verified' }
    await send(member, 'D1234567')
    const other = await join()
    const refused = await refusal(send(other, 'd 123-4567'))
    expect([refused.code, refused.field, refused.message]).toEqual([
      'member.identity.refused',
      'documentNumber',
      'This document is used by another account',
    ])
    expect(await stateOf(other)).toBe('none')
    expect(await eventsOf(other)).toEqual([['identity.refused', null, null]])
  })

  it('that two accounts show at once is that of the one that is decided first', async () => {
    const other = await join()
    await send(member, 'D2234567')
    await send(other, 'D2234567')
    expect((await act('approve', other)).status).toBe(200)
    expect((await act('approve', member)).status).toBe(400)
    expect([await stateOf(other), await stateOf(member)]).toEqual(['verified', 'waiting'])
    await act('revoke', other)
    expect((await act('approve', member)).status).toBe(200)
  })

  it('is not tied twice by a service that says yes to both', async () => {
    const other = await join()
    let reached = 0
    const both = Promise.withResolvers<void>()
    gateway.services.identityService = {
      verify: async () => {
        reached += 1
        if (reached === 2) both.resolve()
        await both.promise
        return { state: 'verified' }
      },
    }
    const states = await Promise.all([send(member, 'D3234567'), send(other, 'D3234567')])
    expect(states.map(({ state }) => state).toSorted()).toEqual(['refused', 'verified'])
    expect(states.find(({ state }) => state === 'refused')?.reason).toBe('duplicate')
    gateway.services.identityService = { verify: async () => answer }
  })
})

it('an agent verifies no identity (member 26)', async () => {
  const agent = await addPerson(gateway, 'byhandagent', { type: 1 })
  expect((await refusal(send(agent, 'E1234567'))).code).toBe('account.type.refused')
})
