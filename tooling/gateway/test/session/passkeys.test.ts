import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs, passkeyMs, passkeyProofMs } from '@saola/rules'
import { SoftwarePasskey, type PasskeyPage } from '@saola/testkit'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund } from '../wallet/people.ts'
import { savePaymentPassword } from '../wallet/payment-password.ts'
import { inbox, operate } from './inbox.ts'

const password = 'Saola2026'
const paymentPassword = '246810'
const page: PasskeyPage = { origin: 'https://saola.example' }
let gateway: TestGateway
let count = 0
let cards = 0
let owner: { id: number; name: string; mobile: string }
let home: Visitor

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { withdrawal: { waitHours: 0 } })
})
afterAll(() => gateway.close())

beforeEach(async () => {
  count += 1
  const name = `passkeyowner${count}`
  const mobile = `+849137770${String(count).padStart(2, '0')}`
  const person = await addPerson(gateway, name, { mobile })
  await fund(gateway, person, 5_000_000)
  const { db, passwords } = gateway.services
  await db
    .updateTable('account')
    .set({ password_hash: await passwords.hash(password), mobile_verified_at: 1 })
    .where('id', '=', person.id)
    .execute()
  await savePaymentPassword(db, person.id, paymentPassword, gateway.services)
  owner = { id: person.id, name, mobile }
  home = at(`192.0.2.${count}`)
  await home.signIn(name)
})

/** A browser on a page of ours. */
function at(addresses: string, origin = page.origin): Visitor {
  return visit(gateway, { addresses, origin })
}

const elsewhere = (origin = page.origin) => at(`198.51.100.${count}`, origin)

async function add(
  who = home,
  passkey = new SoftwarePasskey(),
  { on = page, code }: { on?: PasskeyPage; code?: string } = {},
): Promise<{ passkey: SoftwarePasskey; recoveryCodes?: string[] | undefined }> {
  const wanted = await who.api.send(calls.member.startPasskey, { password, code })
  const made = passkey.make(wanted.challenge, on)
  const { recoveryCodes } = await who.api.send(calls.member.confirmPasskey, { made })
  return { passkey, recoveryCodes }
}

async function signInWith(passkey: SoftwarePasskey, who = elsewhere(), on = page) {
  const { challenge } = await who.api.send(calls.session.passkeyStart, {})
  return who.api.send(calls.session.passkeyLogin, { answer: passkey.sign(challenge, on) })
}

async function proofOf(passkey: SoftwarePasskey, who = home): Promise<string> {
  const { challenge } = await who.api.send(calls.session.passkeyStart, {})
  return (await who.api.send(calls.session.passkeyProof, { answer: passkey.sign(challenge, page) })).code
}

const addCard = (code?: string) =>
  home.api.send(calls.wallet.addBankCard, {
    bin: '970436',
    accountNumber: String(6_600_000_000 + (cards += 1)),
    accountName: 'PHAM HOANG NAM',
    paymentPassword,
    code,
  })

const remove = async (code: string): Promise<unknown> => {
  const { passkeys = [] } = await home.api.send(calls.member.security, {})
  return home.api.send(calls.member.removePasskey, {
    passkeyId: passkeys[0]?.passkeyId ?? '',
    password,
    code,
  })
}

describe('a passkey as the only proof of a sign-in (session 41)', () => {
  it('opens the account in a place where it never was, and asks for nothing else', async () => {
    const { passkey } = await add()
    const session = await signInWith(passkey)
    expect(session).toMatchObject({ id: String(owner.id), userName: owner.name })
    expect(session.token).toMatch(/^[\w-]{40,}$/)
  })

  it('names the page and its owner to the browser, and wants to look at him', async () => {
    const wanted = await home.api.send(calls.member.startPasskey, { password })
    expect(wanted).toMatchObject({
      rp: { id: 'saola.example' },
      user: { name: owner.name },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(wanted.user.id).not.toContain(String(owner.id))
    const { passkey } = await add()
    const code = await proofOf(passkey)
    const again = await home.api.send(calls.member.startPasskey, { password, code })
    expect(again.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key' }])
  })

  it.each<[string, PasskeyPage]>([
    ['signed for a page of another host', { origin: 'https://saola.example.evil.test' }],
    ['signed at a copy of the page', { origin: 'https://saoIa.example', rpId: 'saola.example' }],
    ['made by a device that looked at nobody', { ...page, isVerified: false }],
  ])('is refused when %s', async (_why, on) => {
    const { passkey } = await add()
    expect((await refusal(signInWith(passkey, elsewhere(), on))).code).toBe('passkey.refused')
  })

  it('is refused at another address of the brand, where it was not made', async () => {
    const { passkey } = await add()
    const other = 'https://line-2.example'
    expect((await refusal(signInWith(passkey, elsewhere(other), { origin: other }))).code).toBe(
      'passkey.refused',
    )
  })

  it('signs a challenge once, and within five minutes', async () => {
    const { passkey } = await add()
    const who = elsewhere()
    const { challenge } = await who.api.send(calls.session.passkeyStart, {})
    const answer = passkey.sign(challenge, page)
    await who.api.send(calls.session.passkeyLogin, { answer })
    expect((await refusal(who.api.send(calls.session.passkeyLogin, { answer }))).code).toBe('passkey.refused')
    const late = await who.api.send(calls.session.passkeyStart, {})
    gateway.clock.advance(passkeyMs)
    const tooLate = passkey.sign(late.challenge, page)
    expect((await refusal(who.api.send(calls.session.passkeyLogin, { answer: tooLate }))).code).toBe(
      'passkey.refused',
    )
  })

  it('opens once when the same answer comes twenty times at the same moment', async () => {
    const { passkey } = await add()
    const who = elsewhere()
    const { challenge } = await who.api.send(calls.session.passkeyStart, {})
    const answer = passkey.sign(challenge, page)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => who.api.send(calls.session.passkeyLogin, { answer })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is refused as a copy when it has signed less often than it itself', async () => {
    const { passkey } = await add()
    passkey.signCount = 5
    await signInWith(passkey)
    passkey.signCount = 5
    expect((await refusal(signInWith(passkey))).code).toBe('passkey.refused')
    passkey.signCount = 6
    await signInWith(passkey)
  })

  it('is refused when another passkey signs in its name', async () => {
    const { passkey } = await add()
    const forged = Object.assign(new SoftwarePasskey(), { id: passkey.id })
    expect((await refusal(signInWith(forged))).code).toBe('passkey.refused')
  })

  it('is refused when what is to add a passkey was signed to sign in', async () => {
    const { passkey } = await add()
    const code = await proofOf(passkey)
    const { challenge } = await home.api.send(calls.member.startPasskey, { password, code })
    const answer = passkey.sign(challenge, page)
    expect((await refusal(elsewhere().api.send(calls.session.passkeyLogin, { answer }))).code).toBe(
      'passkey.refused',
    )
  })

  it.each([
    ['a bare network address', 'http://192.0.2.1:5173'],
    ['plain HTTP', 'http://saola.example'],
    ['no page at all', ''],
  ])('is not offered at %s', async (_where, origin) => {
    expect((await refusal(elsewhere(origin).api.send(calls.session.passkeyStart, {}))).code).toBe(
      'passkey.none',
    )
  })
})

describe('a passkey beside the password (session 46)', () => {
  it('comes with recovery codes as the first guard of an account, and with none as a further one', async () => {
    const { passkey, recoveryCodes } = await add()
    expect(recoveryCodes).toHaveLength(10)
    const second = await add(home, new SoftwarePasskey(), { code: await proofOf(passkey) })
    expect(second.recoveryCodes).toBeUndefined()
    expect(await home.api.send(calls.member.security, {})).toMatchObject({
      recoveryCodesLeft: 10,
      passkeys: [{ host: 'saola.example' }, { host: 'saola.example' }],
    })
  })

  it('is asked for after the password in a new place, or a recovery code in its stead, and nothing weaker', async () => {
    const { passkey, recoveryCodes = [] } = await add()
    for (const way of ['passkey', 'totp'] as const) {
      const stranger = at(`203.0.113.${way === 'totp' ? count : count + 100}`)
      const refused = await refusal(
        stranger.api.send(calls.session.login, { username: owner.name, password, type: 'username' }),
      )
      const { challenge, ways } = (refused.body as { value: { challenge: string; ways: string[] } }).value
      expect(ways).toEqual(['passkey', 'totp'])
      const byName = { challenge, way: 'bank' as const, answer: owner.name }
      expect((await refusal(stranger.api.send(calls.session.loginVerification, byName))).code).toBe(
        'login.challenge.ended',
      )
      const asked = await stranger.api.send(calls.session.passkeyStart, { challenge })
      expect(asked.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key' }])
      const { code } = await stranger.api.send(calls.session.passkeyProof, {
        answer: passkey.sign(asked.challenge, page),
      })
      const answer = way === 'passkey' ? code : (recoveryCodes[0] ?? '')
      expect(
        await stranger.api.send(calls.session.loginVerification, { challenge, way, answer }),
      ).toMatchObject({ userName: owner.name })
    }
  })

  it('stands for the code of an act, once, for its own account and for two minutes', async () => {
    const { passkey } = await add()
    expect((await refusal(addCard())).code).toBe('member.authenticator.code')
    const code = await proofOf(passkey)
    expect((await addCard(code)).cardId).toBeDefined()
    expect((await refusal(addCard(code))).code).toBe('member.authenticator.code')
    const late = await proofOf(passkey)
    gateway.clock.advance(passkeyProofMs)
    expect((await refusal(addCard(late))).code).toBe('member.authenticator.code')
  })

  it('proves nothing of another account', async () => {
    const { passkey } = await add()
    const code = await proofOf(passkey)
    const first = owner
    const other = await addPerson(gateway, `${first.name}friend`)
    await gateway.services.db
      .updateTable('account')
      .set({ password_hash: await gateway.services.passwords.hash(password) })
      .where('id', '=', other.id)
      .execute()
    const theirs = elsewhere()
    await theirs.signIn(other.name)
    const own = (await add(theirs)).passkey
    const start = (typed: string) =>
      theirs.api.send(calls.member.startAuthenticator, { password, code: typed })
    expect((await refusal(start(code))).code).toBe('member.authenticator.code')
    expect((await start(await proofOf(own, theirs))).secret).toBeDefined()
  })

  it('who is signed in is asked for own passkeys alone, and told when none works at this address', async () => {
    const { passkey } = await add()
    const asked = await home.api.send(calls.session.passkeyStart, {})
    expect(asked.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key' }])
    const moved = visit(gateway, {
      addresses: `192.0.2.${count}`,
      origin: 'https://line-2.example',
    })
    const { token } = await signInWith(passkey)
    const there = visit(gateway, { addresses: `192.0.2.${count}`, origin: 'https://line-2.example', token })
    expect((await refusal(there.api.send(calls.session.passkeyStart, {}))).code).toBe('passkey.none')
    expect((await moved.api.send(calls.session.passkeyStart, {})).allowCredentials).toEqual([])
  })

  it.each<[string, (code?: string) => Promise<unknown>]>([
    [
      'an authenticator is started',
      (code) => home.api.send(calls.member.startAuthenticator, { password, code }),
    ],
    ['a further passkey is made', (code) => home.api.send(calls.member.startPasskey, { password, code })],
    [
      'the passkey is removed',
      async (code) => {
        const { passkeys = [] } = await home.api.send(calls.member.security, {})
        const passkeyId = passkeys[0]?.passkeyId ?? ''
        return home.api.send(calls.member.removePasskey, { passkeyId, password, code })
      },
    ],
  ])('is wanted before %s', async (_act, act) => {
    const { passkey } = await add()
    expect((await refusal(act())).code).toBe('member.authenticator.code')
    await act(await proofOf(passkey))
  })
})

it('ends an authenticator that was only started before it (session 46)', async () => {
  await home.api.send(calls.member.startAuthenticator, { password })
  await add()
  const confirmed = home.api.send(calls.member.confirmAuthenticator, { code: '123456' })
  expect((await refusal(confirmed)).code).toBe('member.authenticator.off')
})

describe('the end of a passkey (member 21)', () => {
  it('takes the recovery codes along when nothing guards the account any more', async () => {
    const { passkey, recoveryCodes = [] } = await add()
    await remove(await proofOf(passkey))
    expect((await refusal(signInWith(passkey))).code).toBe('passkey.refused')
    expect(await home.api.send(calls.member.security, {})).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    // What was asked for the passkey's sake is asked for no more.
    expect(
      (await add(home, new SoftwarePasskey(), { code: recoveryCodes[1] ?? '' })).recoveryCodes,
    ).toHaveLength(10)
  })

  it('is nobody else’s to bring about', async () => {
    await add()
    const { passkeys = [] } = await home.api.send(calls.member.security, {})
    const name = owner.name
    const other = await addPerson(gateway, `${name}stranger`)
    await gateway.services.db
      .updateTable('account')
      .set({ password_hash: await gateway.services.passwords.hash(password) })
      .where('id', '=', other.id)
      .execute()
    const stranger = elsewhere()
    await stranger.signIn(other.name)
    const wish = { passkeyId: passkeys[0]?.passkeyId ?? '', password }
    expect((await refusal(stranger.api.send(calls.member.removePasskey, wish))).code).toBe('not_found')
  })

  it('its owner hears of a new one on the phone, with a link that locks the account and takes every passkey away', async () => {
    const { passkey } = await add()
    const [told] = await inbox(gateway, owner.mobile)
    const token = /not-me#([\w-]+)/.exec(told?.content ?? '')?.[1] ?? ''
    await elsewhere().api.send(calls.session.lockAccount, { token })
    expect((await refusal(signInWith(passkey))).code).toBe('passkey.refused')
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the others were signed out', () => home.api.send(calls.member.endOtherSessions, {})],
    [
      'the password was changed',
      () =>
        home.api.send(calls.member.changePassword, {
          oldPassword: password,
          newPassword: 'Langbiang1',
          confirmNewPassword: 'Langbiang1',
        }),
    ],
  ])('a sign-in by passkey that was begun before %s opens nothing (session 42)', async (_end, end) => {
    const { passkey } = await add()
    const who = elsewhere()
    const { challenge } = await who.api.send(calls.session.passkeyStart, {})
    await end()
    const answer = passkey.sign(challenge, page)
    expect((await refusal(who.api.send(calls.session.passkeyLogin, { answer }))).code).toBe('passkey.refused')
    gateway.clock.advance(1)
    expect((await signInWith(passkey)).userName).toBe(owner.name)
  })

  it('an account that was closed is opened by none', async () => {
    const { passkey } = await add()
    await gateway.services.db
      .updateTable('account')
      .set({ active_flag: 0 })
      .where('id', '=', owner.id)
      .execute()
    expect((await refusal(signInWith(passkey))).code).toBe('us_forbidden_login_error')
  })

  it('an account has ten at most', async () => {
    const { recoveryCodes = [] } = await add()
    for (let more = 1; more < 10; more += 1) {
      gateway.clock.advance(dayMs / 24)
      await add(home, new SoftwarePasskey(), { code: recoveryCodes[more] ?? '' })
    }
    const refused = await refusal(home.api.send(calls.member.startPasskey, { password }))
    expect([refused.code, refused.message]).toEqual(['passkey.many', expect.stringContaining('10')])
  })
})
