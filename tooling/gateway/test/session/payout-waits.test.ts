import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { hourMs, totpRules } from '@saola/rules'
import { Secret, TOTP } from 'otpauth'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { inbox, newestCode, operate } from './inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { addPerson, fund } from '../wallet/people.ts'

const paymentPassword = '246810'
let gateway: TestGateway
let count = 0
let name = ''
let home: Visitor

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops', storeSecret: 'seals-what-lies-secret' })
  // What a strange place is asked for has tests of its own (session 12).
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
})
afterAll(() => gateway.close())

/** Somebody new at home, with money, a phone and no bank account yet. */
beforeEach(async () => {
  count += 1
  name = `waits${count}`
  const person = await addPerson(gateway, name, { mobile: `+849137770${10 + count}` })
  await fund(gateway, person, 5_000_000)
  const { db, passwords } = gateway.services
  await db
    .updateTable('account')
    .set({ password_hash: await passwords.hash('Saola2026'), mobile_verified_at: 1 })
    .where('id', '=', person.id)
    .execute()
  await savePaymentPassword(db, person.id, paymentPassword, gateway.services)
  home = visit(gateway, { addresses: '192.0.2.88', userAgent: 'at home' })
  await home.signIn(name)
})

async function addCard(who: Visitor): Promise<string> {
  const accountNumber = String(6_600_000_000 + (count += 1))
  const card = { bin: '970436', accountNumber, accountName: 'PHAM HOANG NAM', paymentPassword }
  return (await who.api.send(calls.wallet.addBankCard, card)).cardId
}

function payout(who: Visitor, cardId: string) {
  const wish = { cardId, amount: 100_000, paymentPassword }
  return who.api.send(calls.wallet.withdraw, wish, { idempotencyKey: `a-payout-that-waits-${(count += 1)}` })
}

async function setContact(channel: 'sms' | 'email', contact: string): Promise<void> {
  await home.api.send(calls.member.contactCode, { channel, contact })
  const verificationCode = await newestCode(gateway, contact)
  const proof = { verificationCode, password: 'Saola2026' }
  await home.api.send(calls.member.setContact, { channel, contact, ...proof })
}

/** What the authenticator app shows next; each code opens once. */
function codeNow(secret: string): string {
  gateway.clock.advance(totpRules.stepMs)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.now() })
}

async function switchOn({ api }: Visitor): Promise<string> {
  const { secret } = await api.send(calls.member.startAuthenticator, { password: 'Saola2026' })
  await api.send(calls.member.confirmAuthenticator, { code: codeNow(secret) })
  return secret
}

async function setPaymentPassword({ api }: Visitor, code?: string): Promise<void> {
  const typed = { newPassword: paymentPassword, confirmNewPassword: paymentPassword }
  await api.send(calls.member.setPaymentPassword, { password: 'Saola2026', code, ...typed })
}

const stopOf = async (who: Visitor) => (await who.api.send(calls.wallet.withdrawalSettings)).stop

describe('a newcomer (wallet 41)', () => {
  it('adds the first bank account and takes money out at once', async () => {
    const cardId = await addCard(home)
    expect(await stopOf(home)).toBeUndefined()
    await payout(home, cardId)
  })

  it('may do so in another browser at home', async () => {
    const phone = visit(gateway, { addresses: '192.0.2.88', userAgent: 'a second browser' })
    await phone.signIn(name)
    await payout(phone, await addCard(phone))
  })

  it('proves a mailbox beside the phone without a wait', async () => {
    const cardId = await addCard(home)
    await setContact('email', `${name}@saola.test`)
    await payout(home, cardId)
  })
})

describe('payouts wait for a day (wallet 41)', () => {
  it('after a further bank account, told at the request, on the page, and to the owner', async () => {
    const cardId = await addCard(home)
    await addCard(home)
    const until = gateway.clock.now() + 24 * hourMs
    const refused = await refusal(payout(home, cardId))
    expect(refused).toMatchObject({
      code: 'wallet.withdraw.refused',
      body: { value: { reason: 'bank_card', until } },
    })
    expect(refused.message).toMatch(/Tài khoản ngân hàng vừa được thêm.*\d\d:\d\d/)
    expect(await stopOf(home)).toEqual({ reason: 'bank_card', until })
    gateway.clock.advance(24 * hourMs - 1)
    await home.signIn(name)
    expect((await refusal(payout(home, cardId))).code).toBe('wallet.withdraw.refused')
    gateway.clock.advance(1)
    expect(await stopOf(home)).toBeUndefined()
    await payout(home, cardId)
  })

  it('also after a first bank account, where browser and network are strange to the account', async () => {
    gateway.clock.advance(48 * hourMs)
    const stranger = visit(gateway, { addresses: '203.0.113.99', userAgent: 'a strange browser' })
    await stranger.signIn(name)
    const cardId = await addCard(stranger)
    expect((await refusal(payout(stranger, cardId))).code).toBe('wallet.withdraw.refused')
  })

  it('also after a first bank account that was added elsewhere than where the session began', async () => {
    gateway.clock.advance(48 * hourMs)
    const token = await home.signIn(name)
    // A phone on the move keeps the name of its browser.
    const moved = visit(gateway, { addresses: '198.51.100.9', userAgent: 'at home', token })
    const cardId = await addCard(moved)
    expect(await stopOf(moved)).toBeUndefined()
    await moved.api.send(calls.wallet.removeBankCard, { cardId, paymentPassword })
    await gateway.services.db.deleteFrom('bank_card').where('id', '=', Number(cardId)).execute()
    const thief = visit(gateway, { addresses: '203.0.113.98', userAgent: 'a strange browser', token })
    const another = await addCard(thief)
    expect((await refusal(payout(thief, another))).body).toMatchObject({ value: { reason: 'bank_card' } })
  })

  it('after another phone number, which the old one and the mailbox are told with one link', async () => {
    const cardId = await addCard(home)
    const mailbox = `${name}@saola.test`
    await setContact('email', mailbox)
    const before = await gateway.services.db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await setContact('sms', `+849137880${10 + (count % 89)}`)
    expect((await refusal(payout(home, cardId))).code).toBe('wallet.withdraw.refused')
    const links = []
    for (const address of [mailbox, before.mobile ?? '']) {
      const [notice] = await inbox(gateway, address)
      expect(notice?.content).toContain('Email hoặc số điện thoại')
      links.push(/\/not-me#[\w-]{32}/.exec(notice?.content ?? '')?.[0])
    }
    expect(links[0]).toBeDefined()
    expect(links[0]).toBe(links[1])
  })

  it.each([
    ['a transaction password', setPaymentPassword, 'payment_password', 'Mật khẩu giao dịch'],
    ['an authenticator, the first guard,', switchOn, 'guard', 'Ứng dụng xác thực'],
  ] as const)(
    'after %s that was set where browser and network are strange to the account (wallet 53)',
    async (_what, set, reason, words) => {
      const cardId = await addCard(home)
      await set(home)
      expect(await stopOf(home)).toBeUndefined()
      await gateway.services.db.deleteFrom('authenticator').execute()
      gateway.clock.advance(48 * hourMs)
      const stranger = visit(gateway, { addresses: '203.0.113.97', userAgent: 'a strange browser' })
      await stranger.signIn(name)
      await set(stranger)
      const until = gateway.clock.now() + 24 * hourMs
      expect(await stopOf(stranger)).toEqual({ reason, until })
      const refused = await refusal(payout(stranger, cardId))
      expect(refused).toMatchObject({ body: { value: { reason, until } } })
      expect(refused.message).toContain(words)
      gateway.clock.advance(24 * hourMs)
      await home.signIn(name)
      expect(await stopOf(home)).toBeUndefined()
    },
  )

  it('but not after an act that a code has proved, however strange the place (wallet 53)', async () => {
    const token = await home.signIn(name)
    const secret = await switchOn(home)
    const away = visit(gateway, { addresses: '203.0.113.96', userAgent: 'a new laptop', token })
    await setPaymentPassword(away, codeNow(secret))
    expect(await stopOf(away)).toBeUndefined()
  })

  it('as long as the merchant says, 72 hours at most', async () => {
    const cardId = await addCard(home)
    await addCard(home)
    await operate(gateway, { withdrawal: { waitHours: 72 } })
    expect((await stopOf(home))?.until).toBe(gateway.clock.now() + 72 * hourMs)
    await operate(gateway, { withdrawal: { waitHours: 0 } })
    await payout(home, cardId)
    await expect(operate(gateway, { withdrawal: { waitHours: 73 } })).rejects.toThrow()
    await operate(gateway, { withdrawal: { waitHours: 24 } })
  })
})
