import { calls, type IdentityState } from '@saola/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  identitySignatureHeader,
  signIdentityResult,
} from '../../../src/accounts/identity/identity-signature.ts'
import type { IdentityOutcome, ShownIdentity } from '../../../src/services/ports.ts'
import { refusal } from '../../http/visitor.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, type TestPerson } from '../../wallet/people.ts'

const secret = 'shared-with-the-service'
let gateway: TestGateway
let member: TestPerson
let number = 0
/** What the service was asked, and what it says. */
let asked: { reference: string; shown: ShownIdentity }[] = []
let answer: IdentityOutcome | Error = { state: 'verified' }

beforeAll(async () => {
  gateway = await startGateway({
    storeSecret: 'seals-what-lies-there',
    identity: { url: 'http://nowhere.test', secret },
  })
  gateway.services.identityService = {
    verify: async (reference, shown) => {
      asked.push({ reference, shown })
      if (answer instanceof Error) throw answer
      return answer
    },
  }
})
beforeEach(async () => {
  asked = []
  answer = { state: 'verified' }
  member = await addPerson(gateway, `identified${(number += 1)}`)
})
afterAll(() => gateway.close())

const api = () => gateway.client(member.token, 'EN')
const send = (more: Partial<ShownIdentity> = {}): Promise<IdentityState> =>
  api().send(calls.member.verifyIdentity, {
    fullName: '  Nguyễn   Văn An ',
    bornOn: '1990-05-17',
    documentKind: 'identity_card',
    documentNumber: `0790-9000-${String(number).padStart(3, '0')}`,
    ...more,
  })
const look = () => api().send(calls.member.identity)

/** What the service tells later, signed as it should be unless told otherwise. */
async function tell(told: object, signature?: string) {
  const body = JSON.stringify(told)
  const response = await gateway.fetch('http://gateway.test/identity/results', {
    method: 'POST',
    headers: { [identitySignatureHeader]: signature ?? signIdentityResult(secret, body) },
    body,
  })
  const { value } = (await response.json()) as { value?: { state: string } }
  return { status: response.status, state: value?.state }
}

const events = () =>
  gateway.services.db
    .selectFrom('significant_event')
    .select(['kind', 'actor', 'after'])
    .where('account_id', '=', member.id)
    .orderBy('id')
    .execute()

describe('a verification of an identity (member 26)', () => {
  it('is nothing yet for who has shown no document', async () => {
    expect(await look()).toEqual({ state: 'none', gates: [], closed: [] })
  })

  it('is what the service says at once, and shows of the number its end alone', async () => {
    expect(await send()).toMatchObject({
      state: 'verified',
      document: { kind: 'identity_card', ending: String(number).padStart(3, '0') },
    })
    expect(asked.map(({ shown }) => shown.fullName)).toEqual(['Nguyễn Văn An'])
    expect(await events()).toEqual([
      {
        kind: 'identity.verified',
        actor: 'vendor',
        after: { state: 'verified', document: 'identity_card' },
      },
    ])
    expect((await refusal(send())).message).toBe('Your identity is verified already')
  })

  it('is refused with a reason, and can be tried again', async () => {
    answer = { state: 'refused', reason: 'expired' }
    expect(await send()).toMatchObject({ state: 'refused', reason: 'expired' })
    answer = { state: 'verified' }
    expect(await send()).toMatchObject({ state: 'verified' })
    expect((await events()).map(({ kind }) => kind)).toEqual(['identity.refused', 'identity.verified'])
  })

  it('keeps name, day of birth and number sealed, and gives them to their owner', async () => {
    await send()
    const rows = await gateway.services.db
      .selectFrom('identity_check')
      .selectAll()
      .where('account_id', '=', member.id)
      .execute()
    for (const open of ['Nguyễn', '1990', '0790']) expect(JSON.stringify(rows)).not.toContain(open)
    const data = await api().send(calls.member.exportData)
    expect(data['identityChecks']).toEqual([
      expect.objectContaining({ fullName: 'Nguyễn Văn An', bornOn: '1990-05-17', state: 'verified' }),
    ])
    expect(JSON.stringify(data)).not.toContain(asked[0]?.reference)
  })

  it('sends nobody under 18 to a service, and keeps that somebody tried', async () => {
    const eighteen = new Date(gateway.clock.now())
    eighteen.setUTCFullYear(eighteen.getUTCFullYear() - 18)
    eighteen.setUTCDate(eighteen.getUTCDate() + 2)
    const bornOn = eighteen.toISOString().slice(0, 10)
    const refused = await refusal(send({ bornOn }))
    expect([refused.code, refused.field]).toEqual(['member.identity.refused', 'bornOn'])
    expect((await refusal(send({ bornOn: '2000-02-30' }))).message).toBe('There is no such day')
    expect(asked).toEqual([])
    expect(await look()).toMatchObject({ state: 'none' })
    expect((await events()).map(({ after }) => after)).toEqual([
      { state: 'refused', reason: 'under_age', document: 'identity_card' },
    ])
  })

  it('says that a service did not answer, and can be tried again', async () => {
    answer = new Error('nobody there')
    expect(await send()).toMatchObject({ state: 'unanswered' })
    answer = { state: 'verified' }
    expect(await send()).toMatchObject({ state: 'verified' })
  })

  it('waits for what the service tells later, which counts once', async () => {
    answer = { state: 'waiting' }
    expect(await send()).toMatchObject({ state: 'waiting' })
    expect((await refusal(send())).message).toBe('A verification is waiting for its result')
    const { reference } = asked[0] ?? { reference: '' }
    expect(await tell({ reference, state: 'verified' }, 'f'.repeat(64))).toMatchObject({ status: 403 })
    expect(await look()).toMatchObject({ state: 'waiting' })
    expect(await tell({ reference, state: 'refused', reason: 'unreadable' })).toEqual({
      status: 200,
      state: 'refused',
    })
    expect(await tell({ reference, state: 'verified' })).toEqual({ status: 200, state: 'refused' })
    expect(await look()).toMatchObject({ state: 'refused', reason: 'unreadable' })
    expect(await events()).toHaveLength(1)
  })

  it('takes what a service tells after it did not answer, and nothing of a reference that nobody has', async () => {
    answer = new Error('nobody there')
    await send()
    const { reference } = asked[0] ?? { reference: '' }
    expect(await tell({ reference, state: 'verified' })).toEqual({ status: 200, state: 'verified' })
    expect(await tell({ reference: 'nobody-has-this-one', state: 'verified' })).toMatchObject({ status: 404 })
    expect(await tell({ reference, state: 'waiting' })).toMatchObject({ status: 400 })
  })

  it('is asked five times in five minutes at most', async () => {
    answer = { state: 'refused', reason: 'mismatch' }
    for (let times = 0; times < 5; times += 1) await send()
    expect((await refusal(send())).code).toBe('TOO_MANY_REQUEST')
    expect(asked).toHaveLength(5)
  })
})
