import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { hourMs } from '@saola/rules'
import { hasAuthenticator } from '../../src/accounts/authenticator/authenticator-store.ts'
import { findMerchant } from '../../src/http/merchant.ts'
import { openLockLink } from '../../src/accounts/payout-guard/lock-link.ts'
import { codeOf, protect } from '../contracts/stage.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund } from '../wallet/people.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { inbox, newestCode, operate } from './inbox.ts'

const password = 'Saola2026'
const stolen = 'Trom2026'
const paymentPassword = '246810'
const thiefsPaymentPassword = '975310'
let gateway: TestGateway
let count = 0
let people = 0
/** Whose account it is: at home at one address and in one browser, with money, a card and both contacts. */
let owner: { id: number; name: string; mobile: string; mailbox: string; at: Visitor; cardId: string }

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // What a strange place is asked for has tests of its own (session 12).
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
})
afterAll(() => gateway.close())

beforeEach(async () => {
  people += 1
  const name = `robbed${people}`
  const mobile = `+8491366600${people}`
  const mailbox = `${name}@saola.test`
  const person = await addPerson(gateway, name, { mobile })
  await fund(gateway, person, 5_000_000)
  const { db, passwords } = gateway.services
  const password_hash = await passwords.hash(password)
  await db
    .updateTable('account')
    .set({ password_hash, mobile_verified_at: 1, email: mailbox, email_verified_at: 1 })
    .where('id', '=', person.id)
    .execute()
  await savePaymentPassword(db, person.id, paymentPassword, gateway.services)
  const at = visit(gateway, { addresses: '192.0.2.77', userAgent: "the owner's browser" })
  await at.signIn(name)
  const { cardId } = await addCard(at, paymentPassword)
  owner = { id: person.id, name, mobile, mailbox, at, cardId }
  gateway.clock.advance(40 * 24 * hourMs)
  await at.signIn(name)
})

function addCard(who: Visitor, typed: string, code?: string) {
  const accountNumber = String(8_800_000_000 + (count += 1))
  const card = { bin: '970436', accountNumber, accountName: 'PHAM HOANG NAM', paymentPassword: typed }
  return who.api.send(calls.wallet.addBankCard, { ...card, code })
}

function payout(who: Visitor, cardId: string, typed: string, code?: string) {
  const wish = { cardId, amount: 1_000_000, paymentPassword: typed, code }
  return who.api.send(calls.wallet.withdraw, wish, { idempotencyKey: `a-stolen-payout-${(count += 1)}` })
}

/** A thief elsewhere, in a browser of their own. */
const thief = () =>
  visit(gateway, { addresses: `203.0.113.${count % 250}`, userAgent: "the thief's browser" })

async function resetBySim(who: Visitor): Promise<void> {
  const mobileNum = owner.mobile
  await who.api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84' })
  const verificationCode = await newestCode(gateway, mobileNum)
  await who.api.send(calls.session.resetBySms, { mobileNum, verificationCode, newPassword: stolen })
}

async function resetByMailbox(who: Visitor): Promise<void> {
  const address = { username: owner.name, email: owner.mailbox }
  await who.api.send(calls.session.forgotByEmail, address)
  const verificationCode = await newestCode(gateway, owner.mailbox)
  await who.api.send(calls.session.resetByEmail, { ...address, verificationCode, newPassword: stolen })
}

/** Each secret alone, and what it gives the sign-in password by. */
const secrets: [string, (who: Visitor) => Promise<string>][] = [
  ['the SIM', async (who) => (await resetBySim(who), stolen)],
  ['the mailbox', async (who) => (await resetByMailbox(who), stolen)],
  ['the password', async () => password],
]

/** Signs in, takes the transaction password and a card of the own, and asks for the money. */
async function rob(who: Visitor, typed: string): Promise<void> {
  const token = await who.api.send(calls.session.login, {
    username: owner.name,
    password: typed,
    type: 'username',
  })
  const inside = { ...who, api: gateway.client(token.token) }
  await inside.api.send(calls.member.setPaymentPassword, {
    password: typed,
    newPassword: thiefsPaymentPassword,
    confirmNewPassword: thiefsPaymentPassword,
  })
  const { cardId } = await addCard(inside, thiefsPaymentPassword)
  await payout(inside, cardId, thiefsPaymentPassword)
}

async function lockTokens(recipient: string): Promise<string[]> {
  const messages = await inbox(gateway, recipient)
  return messages.flatMap(({ content }) => /not-me#([\w-]+)/.exec(content)?.[1] ?? [])
}

const tokenOf = (link: string) => link.split('#')[1] ?? ''

const lock = (token: string) => visit(gateway).api.send(calls.session.lockAccount, { token })

describe.each(secrets)('who has %s alone', (_secret, take) => {
  it('gets nothing from an account with an authenticator', async () => {
    await protect(gateway, owner)
    const who = thief()
    const attempt = async () => rob(who, await take(who))
    expect(['member.authenticator.code', 'login.address.unknown']).toContain((await refusal(attempt())).code)
    // The owner goes on, with the code, at home.
    await owner.at.signIn(owner.name)
    await payout(owner.at, owner.cardId, '135790', codeOf(gateway, owner))
  })

  it('waits a day at an account without one, while phone and mailbox are told how to lock it', async () => {
    const who = thief()
    const refused = await refusal(rob(who, await take(who)))
    expect(refused).toMatchObject({
      code: 'wallet.withdraw.refused',
      body: { value: { until: gateway.clock.now() + 24 * hourMs } },
    })
    const tokens = await lockTokens(owner.mailbox)
    expect(tokens.length).toBeGreaterThan(0)
    expect(await lockTokens(owner.mobile)).toEqual(tokens)
    await lock(tokens[0] ?? '')
    gateway.clock.advance(73 * hourMs)
    const typed = _secret === 'the password' ? password : stolen
    const again = thief()
    const token = await again.api.send(calls.session.login, {
      username: owner.name,
      password: typed,
      type: 'username',
    })
    const inside = { ...again, api: gateway.client(token.token) }
    const locked = await refusal(payout(inside, owner.cardId, thiefsPaymentPassword))
    expect(locked).toMatchObject({ code: 'wallet.withdraw.refused', body: { value: { reason: 'locked' } } })
  })
})

/** The newest lock link of an owner who was told that a bank account was added. */
async function alarmed(): Promise<string> {
  await addCard(owner.at, paymentPassword)
  return (await lockTokens(owner.mailbox))[0] ?? ''
}

describe('the link of a notice (session 40)', () => {
  it('ends every session, pauses payouts, and works once', async () => {
    const asked = await payout(owner.at, owner.cardId, paymentPassword)
    const token = await alarmed()
    await lock(token)
    expect((await refusal(owner.at.api.send(calls.member.info))).status).toBe(401)
    expect((await refusal(lock(token))).code).toBe('session.lock.ended')
    await owner.at.signIn(owner.name)
    const { stop } = await owner.at.api.send(calls.wallet.withdrawalSettings)
    expect(stop).toEqual({ reason: 'locked' })
    // What was asked for before stays where it is until the operator has looked.
    const step = { merchant: 'saola', withdrawalId: asked?.withdrawalId, key: `approve-${count}-locked` }
    expect((await operator('withdrawal', { ...step, step: 'approve' })).status).toBe(400)
  })

  it('is good for 72 hours', async () => {
    const token = await alarmed()
    gateway.clock.advance(72 * hourMs)
    expect((await refusal(lock(token))).code).toBe('session.lock.ended')
    expect((await refusal(lock('nobody-was-sent-this'))).code).toBe('session.lock.ended')
  })

  it('takes away an authenticator that was switched on within its 72 hours, which may be the thief’s', async () => {
    await protect(gateway, owner)
    const link = await openLockLink(gateway.services, await findMerchant(gateway.services, 'saola'), owner.id)
    await lock(tokenOf(link))
    expect(await hasAuthenticator(gateway.services.db, owner.id)).toBe(false)
  })

  it('leaves an authenticator that was on before', async () => {
    await protect(gateway, owner)
    gateway.clock.advance(72 * hourMs + 1)
    await lock(
      tokenOf(await openLockLink(gateway.services, await findMerchant(gateway.services, 'saola'), owner.id)),
    )
    expect(await hasAuthenticator(gateway.services.db, owner.id)).toBe(true)
  })

  it('is lifted by the operator, who says who and why', async () => {
    await lock(await alarmed())
    gateway.clock.advance(25 * hourMs)
    await owner.at.signIn(owner.name)
    expect((await refusal(payout(owner.at, owner.cardId, paymentPassword))).code).toBe(
      'wallet.withdraw.refused',
    )
    const waiting = await (await operator('payout-lock', { do: 'waiting', merchant: 'saola' })).json()
    expect(JSON.stringify(waiting)).toContain(owner.name)
    const lift = { do: 'lift', merchant: 'saola', account: owner.name, by: 'Mai', note: 'spoke by phone' }
    expect((await operator('payout-lock', lift)).status).toBe(200)
    expect((await operator('payout-lock', lift)).status).toBe(404)
    await payout(owner.at, owner.cardId, paymentPassword)
  })
})

function operator(name: string, wanted: object): Promise<Response> {
  return Promise.resolve(
    gateway.fetch(`http://gateway.test/ops/${name}`, {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops' },
      body: JSON.stringify(wanted),
    }),
  )
}
