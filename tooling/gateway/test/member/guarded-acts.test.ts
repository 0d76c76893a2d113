import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { hashRecoveryCode } from '../../src/accounts/authenticator/check-authenticator.ts'
import { deleteAuthenticator } from '../../src/accounts/authenticator/authenticator-store.ts'
import {
  authenticatorGuessKey,
  requireAuthenticator,
} from '../../src/accounts/authenticator/require-authenticator.ts'
import { findGuesses } from '../../src/accounts/guesses/guess-store.ts'
import { hashPassword } from '../../src/accounts/password.ts'
import { codeOf, flat, offer, paymentPassword, protect } from '../contracts/stage.ts'
import { refusal, visit } from '../http/visitor.ts'
import { newestCode, operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const password = 'Saola2026'
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
  const { db, randomBytes } = gateway.services
  const password_hash = await hashPassword(password, randomBytes)
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
    await api().send(calls.contracts.takeStep, { contractId, step: 'reject', version: 1 })
    throw error
  }
}

/** Each act of a signed-in member that the authenticator guards; none of them asks for it elsewhere. */
const acts: [string, (code: Code) => Promise<unknown>][] = [
  [
    'a payout',
    (code) =>
      api().send(
        calls.wallet.withdraw,
        { cardId, amount: 100_000, paymentPassword, ...code },
        { idempotencyKey: `a-guarded-payout-${(count += 1)}` },
      ),
  ],
  ['a new bank card', addCard],
  [
    'a new transaction password',
    (code) => {
      const fresh = { password, newPassword: paymentPassword, confirmNewPassword: paymentPassword }
      return api().send(calls.member.setPaymentPassword, { ...fresh, ...code })
    },
  ],
  ['a changed contact', setContact],
  ['the signature of a contract', accept],
]

describe.each(acts)('%s asks for the code of an authenticator that is on (session 39)', (_act, act) => {
  it('and is refused without it, with a wrong one and with an empty one', async () => {
    for (const code of [{}, { code: '' }, { code: '000000' }]) {
      gateway.clock.advance(61_000)
      expect(await refusal(act(code))).toMatchObject({ code: 'member.authenticator.code', field: 'code' })
    }
  })

  it('and goes with it', async () => {
    gateway.clock.advance(61_000)
    await act({ code: codeOf(gateway, member) })
  })
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
  const code_hash = hashRecoveryCode(member.id, 'ABCDEFGHJK')
  await gateway.services.db
    .insertInto('recovery_code')
    .values({ account_id: member.id, code_hash, used_at: null })
    .execute()
  await addCard({ code: 'abcde-fghjk' })
  expect((await refusal(addCard({ code: 'abcde-fghjk' }))).code).toBe('member.authenticator.code')
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
const mailbox = async () => {
  const row = await gateway.services.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return row.email ?? ''
}

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
  await deleteAuthenticator(gateway.services.db, member.id)
  cardId = (await addCard({})).cardId
  for (const [, act] of acts) await act({})
})
