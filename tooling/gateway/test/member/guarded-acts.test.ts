import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls, type Call } from '@saola/protocol'
import { deleteAuthenticator } from '../../src/accounts/authenticator/authenticator-store.ts'
import {
  authenticatorGuessKey,
  requireAuthenticator,
} from '../../src/accounts/authenticator/require-authenticator.ts'
import { findGuesses } from '../../src/accounts/guesses/guess-store.ts'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { asSent, codeOf, flat, offer, paymentPassword, protect, recoveryCodeOf } from '../contracts/stage.ts'
import { refusal, visit } from '../http/visitor.ts'
import { newestCode, operate } from '../session/inbox.ts'
import { addPasskeyRow } from './add-passkey.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addSubAccount } from '../team/sub-accounts.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const password = 'moihon27'
let gateway: TestGateway
let member: TestPerson
let agent: TestPerson
let cardId = ''
let count = 0

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // What waits for a day has tests of its own (wallet 41).
  await operate(gateway, { withdrawal: { waitHours: 0 } })
  agent = await addPerson(gateway, 'guardedagent', { type: 2 })
  await protect(gateway, agent)
  member = await addGuarded('guarded', '+84913555001')
  cardId = (await addCard({ code: codeOf(gateway, member) })).cardId
})
afterAll(() => gateway.close())

/** A member with money, every proof and both contacts. */
async function addGuarded(name: string, mobile: string): Promise<TestPerson> {
  const person = await addPerson(gateway, name, { upline: agent, mobile })
  await protect(gateway, person)
  await fund(gateway, person, 10_000_000)
  const { db, passwords } = gateway.services
  const password_hash = await passwords.hash(password)
  await db
    .updateTable('account')
    .set({ password_hash, mobile_verified_at: 1, email: `${name}@saola.test`, email_verified_at: 1 })
    .where('id', '=', person.id)
    .execute()
  return person
}

type Code = { code?: string }
const api = () => gateway.client(member.token)
const stranger = () => visit(gateway, { addresses: `198.51.100.${(count += 1)}` }).api

function addCard(code: Code) {
  const accountNumber = String(7_700_000_000 + (count += 1))
  const card = { bin: '970436', accountNumber, accountName: 'PHAM HOANG NAM', paymentPassword }
  return api().send(calls.wallet.addBankCard, { ...card, ...code })
}

async function setContact(code: Code): Promise<unknown> {
  const contact = `guarded${(count += 1)}@saola.test`
  await api().send(calls.member.contactCode, { channel: 'email', contact })
  const verificationCode = await newestCode(gateway, contact)
  return api().send(calls.member.setContact, {
    channel: 'email',
    contact,
    verificationCode,
    password,
    ...code,
  })
}

async function accept(code: Code): Promise<unknown> {
  const { id: contractId } = await offer(gateway, agent, member, flat('daily', 1_000))
  try {
    return await api().send(calls.contracts.takeStep, { contractId, step: 'accept', version: 1, ...code })
  } catch (error) {
    await leaveTable(contractId, 'reject')
    throw error
  }
}

async function firstOffer(code: Code): Promise<unknown> {
  const { id } = await gateway.client(agent.token).send(calls.contracts.offer, {
    downlineId: String(member.id),
    terms: asSent(flat('hourly', 1_000)),
    ...code,
  })
  return leaveTable(id, 'reject')
}

async function counterOffer(code: Code): Promise<unknown> {
  const { id: contractId } = await offer(gateway, agent, member, flat('hourly', 1_000))
  const terms = asSent(flat('hourly', 1_200))
  try {
    await api().send(calls.contracts.edit, { contractId, version: 1, terms, ...code })
  } catch (error) {
    await leaveTable(contractId, 'reject')
    throw error
  }
  return leaveTable(contractId, 'take_back')
}

async function changedOffer(code: Code): Promise<unknown> {
  // One step of the authenticator opens once, and is wanted for the change.
  const first = { code: await recoveryCodeOf(gateway, agent) }
  const { id: contractId } = await offer(gateway, agent, member, flat('hourly', 1_000), first)
  const terms = asSent(flat('hourly', 900))
  try {
    return await gateway
      .client(agent.token)
      .send(calls.contracts.edit, { contractId, version: 1, terms, ...code })
  } finally {
    await leaveTable(contractId, 'reject')
  }
}

/** The member's answer that binds to nothing, and asks for no code (contracts 40). */
async function leaveTable(contractId: string, step: 'reject' | 'take_back'): Promise<void> {
  const { offer: offered } = await api().send(calls.contracts.detail, { contractId })
  await api().send(calls.contracts.takeStep, { contractId, step, version: offered?.version ?? 0 })
}

/** The member on a page where browsers make passkeys. */
const atPage = () => visit(gateway, { token: member.token, origin: 'https://saola.example' }).api

async function removePasskey(code: Code): Promise<unknown> {
  const passkeyId = await addPasskeyRow(gateway, member.id)
  try {
    return await api().send(calls.member.removePasskey, { passkeyId, password, ...code })
  } finally {
    await gateway.services.db.deleteFrom('passkey').where('account_id', '=', member.id).execute()
  }
}

const firstCodes = new Map<number, string>()

async function firstPassword(code: Code): Promise<unknown> {
  const { db } = gateway.services
  await db.updateTable('account').set({ password_hash: 'none' }).where('id', '=', member.id).execute()
  // Sent once, for a code by SMS is kept until the authenticator's was right.
  if (!firstCodes.has(member.id)) {
    await api().send(calls.member.passwordCode)
    firstCodes.set(member.id, await newestCode(gateway, await mobile()))
  }
  const typed = { newPassword: password, confirmNewPassword: password }
  const verificationCode = firstCodes.get(member.id)
  return api().send(calls.member.setPassword, { ...typed, verificationCode, ...code })
}

/** Each act that the authenticator of a signed-in person guards, by its row and by whose authenticator. */
const acts: [string, { call: Call; by?: () => TestPerson; act: (code: Code) => Promise<unknown> }][] = [
  [
    'a payout',
    {
      call: calls.wallet.withdraw,
      act: (code) =>
        api().send(
          calls.wallet.withdraw,
          { cardId, amount: 100_000, paymentPassword, ...code },
          { idempotencyKey: `a-guarded-payout-${(count += 1)}` },
        ),
    },
  ],
  ['a new bank card', { call: calls.wallet.addBankCard, act: addCard }],
  [
    'a new transaction password',
    {
      call: calls.member.setPaymentPassword,
      act: (code) => {
        const fresh = { password, newPassword: paymentPassword, confirmNewPassword: paymentPassword }
        return api().send(calls.member.setPaymentPassword, { ...fresh, ...code })
      },
    },
  ],
  ['a first sign-in password', { call: calls.member.setPassword, act: firstPassword }],
  [
    'a new passkey',
    {
      call: calls.member.startPasskey,
      act: (code) => atPage().send(calls.member.startPasskey, { password, ...code }),
    },
  ],
  ['the removal of a passkey', { call: calls.member.removePasskey, act: removePasskey }],
  ['a changed contact', { call: calls.member.setContact, act: setContact }],
  ['the signature of a contract', { call: calls.contracts.takeStep, act: accept }],
  ['the offer of a contract', { call: calls.contracts.offer, by: () => agent, act: firstOffer }],
  ['a counter-offer', { call: calls.contracts.edit, act: counterOffer }],
  ['a change of an own offer', { call: calls.contracts.edit, by: () => agent, act: changedOffer }],
]

it('every row that asks for a code where one is on has an act here, and no other', () => {
  const asking = mountedCalls.map(({ call }) => call).filter(({ proof }) => proof.includes('codeWhereOn'))
  const tried = new Set(acts.map(([, { call }]) => call.id))
  expect([...tried].toSorted()).toEqual(asking.map(({ id }) => id).toSorted())
})

describe.each(acts)(
  '%s asks for the code of an authenticator that is on (session 39)',
  (_act, { by = () => member, act }) => {
    it('and is refused without it, with a wrong one and with an empty one', async () => {
      for (const code of [{}, { code: '' }, { code: '000000' }]) {
        gateway.clock.advance(61_000)
        expect(await refusal(act(code))).toMatchObject({ code: 'member.authenticator.code', field: 'code' })
      }
    })

    it('and goes with it', async () => {
      gateway.clock.advance(61_000)
      await act({ code: codeOf(gateway, by()) })
    })
  },
)

it("terms of a sub-account ask for its own authenticator, not for its owner's (contracts 40)", async () => {
  const sub = await addSubAccount(gateway, agent, { name: 'guardedsub', rights: ['contracts.act'] })
  const offerAs = async (code: Code) => {
    const input = { downlineId: String(member.id), terms: asSent(flat('hourly', 1_000)), ...code }
    const { id } = await sub.client.send(calls.contracts.offer, input)
    return leaveTable(id, 'reject')
  }
  await offerAs({})
  const own = { id: Number(sub.id), name: sub.name }
  await protect(gateway, own)
  for (const code of [{}, { code: codeOf(gateway, agent) }]) {
    expect((await refusal(offerAs(code))).code).toBe('member.authenticator.code')
  }
  await offerAs({ code: codeOf(gateway, own) })
})

it('an offer that is refused for another reason asks for no code (contracts 40)', async () => {
  const tooHigh = { downlineId: String(member.id), terms: asSent(flat('hourly', 90_000)) }
  const refused = await refusal(gateway.client(agent.token).send(calls.contracts.offer, tooHigh))
  expect(refused.code).toBe('contracts.terms.refused')
})

it('of two wrong codes in the moment that brings the wait neither is a failure (session 43)', async () => {
  const person = await addPerson(gateway, 'guardedtwice')
  await protect(gateway, person)
  const { services } = gateway
  const key = authenticatorGuessKey(person.id)
  await services.db
    .insertInto('guess')
    .values({ key, wrong: 9, wait_until: 0, last_at: services.now() })
    .execute()
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong = { accountId: person.id, code: '000000', missingKey: 'security.code.needed' }
  const answers = await Promise.allSettled([
    requireAuthenticator(services, services.db, wrong),
    requireAuthenticator(services, services.db, wrong),
  ])
  await expect
    .poll(async () => (await findGuesses(services.db, key, services.now()))?.waitUntil)
    .toBeGreaterThan(0)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(failures).not.toHaveBeenCalled()
  failures.mockRestore()
})

it('a recovery code stands in for the authenticator, once', async () => {
  const code = await recoveryCodeOf(gateway, member)
  const asTyped = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()
  await addCard({ code: asTyped })
  expect((await refusal(addCard({ code: asTyped }))).code).toBe('member.authenticator.code')
})

describe('a payout of a guarded account', () => {
  it('is answered once where one wish is tapped twice with one code', async () => {
    const wish = { cardId, amount: 100_000, paymentPassword, code: codeOf(gateway, member) }
    const tap = () => api().send(calls.wallet.withdraw, wish, { idempotencyKey: 'a-guarded-payout-twice' })
    const [first, second] = await Promise.all([tap(), tap()])
    expect(first.withdrawalId).toBe(second.withdrawalId)
  })

  it('that is refused for another reason uses no code up', async () => {
    const wish = { cardId, paymentPassword, code: codeOf(gateway, member) }
    const tooMuch = api().send(
      calls.wallet.withdraw,
      { ...wish, amount: 90_000_000 },
      { idempotencyKey: 'a-guarded-payout-too-much' },
    )
    expect((await refusal(tooMuch)).code).toBe('wallet.insufficient')
    await api().send(
      calls.wallet.withdraw,
      { ...wish, amount: 100_000 },
      { idempotencyKey: 'a-guarded-payout-with-the-code' },
    )
  })
})

const bySms = (verificationCode: string, code: Code) =>
  stranger().send(calls.session.resetBySms, {
    mobileNum: '0913555001',
    verificationCode,
    newPassword: 'matkhau9x',
    ...code,
  })
const byMail = async (verificationCode: string, code: Code) =>
  stranger().send(calls.session.resetByEmail, {
    username: 'guarded',
    email: await mailbox(),
    verificationCode,
    newPassword: 'matkhau9x',
    ...code,
  })
const contactOf = (field: 'email' | 'mobile') => async () => {
  const row = await gateway.services.db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return row[field] ?? ''
}
const mailbox = contactOf('email')
const mobile = contactOf('mobile')

describe('a password set anew for a guarded account (session 39)', () => {
  it.each(['sms', 'email'] as const)('by %s asks once the sent code was right, and keeps it', async (way) => {
    gateway.clock.advance(61_000)
    const send = way === 'sms' ? bySms : byMail
    if (way === 'sms') {
      const phone = { mobileNum: '0913555001', countryDialingCode: '+84' }
      await stranger().send(calls.session.smsReset, phone)
    } else {
      const address = { username: 'guarded', email: await mailbox() }
      await stranger().send(calls.session.forgotByEmail, address)
    }
    const sent = await newestCode(gateway, way === 'sms' ? '+84913555001' : await mailbox())
    const other = sent === '000000' ? '111111' : '000000'
    // Who does not have the sent code does not learn that there is an authenticator.
    for (const code of [{}, { code: codeOf(gateway, member) }]) {
      expect((await refusal(send(other, code))).code).toBe('phone.invalid-verification-code')
    }
    for (const code of [{}, { code: '000000' }]) {
      const asked = await refusal(send(sent, code))
      expect([asked.code, asked.field]).toEqual(['member.authenticator.code', 'code'])
    }
    await send(sent, { code: codeOf(gateway, member) })
    expect((await refusal(send(sent, { code: codeOf(gateway, member) }))).code).toBe(
      'phone.invalid-verification-code',
    )
  })
})

it('an account without an authenticator is asked for nothing new', async () => {
  member = await addGuarded('unguarded', '+84913555002')
  for (const { id } of [member, agent]) await deleteAuthenticator(gateway.services.db, id)
  cardId = (await addCard({})).cardId
  // Who has a passkey to remove is guarded by it.
  for (const [, { call, act }] of acts) if (call.id !== 'member.removePasskey') await act({})
})
