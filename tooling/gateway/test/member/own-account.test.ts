import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { sql } from 'kysely'
import { exportParts } from '../../src/records/export/export-parts.ts'
import { inbox } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { addPerson, fund } from '../wallet/people.ts'

const password = 'Saola2026'

/**
 * Secrets, the tree of the operator, stakes in which patterns are looked for, what others reported in confidence, and what lasts minutes; a proof image is shown with its withdrawal, and the transfers of
 * a withdrawal stand in the statement.
 */
const notExported = [
  'automatic_payout',
  'concern',
  'descent',
  'hand_over',
  'lock_link',
  'passkey_challenge',
  'passkey_proof',
  'payment_password',
  'payout_lock',
  'payout_wait',
  'recovery_code',
  'sign_in_challenge',
  'watched_stake',
  'withdrawal_proof',
  'withdrawal_transfer',
]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** The newest message to an address. */
async function newestTo(recipient: string): Promise<string> {
  const [newest] = await inbox(gateway, recipient)
  return newest?.content ?? ''
}
const codeIn = (content: string): string => /\d{6}/.exec(content)?.[0] ?? ''

describe('an address of the account', () => {
  it('is saved by code and password; the one before hears of it', async () => {
    await gateway.services.db
      .updateTable('account')
      .set({ email: 'old@example.com', email_verified_at: null })
      .where('name', '=', 'quynhanh')
      .execute()
    const visitor = visit(gateway)
    await visitor.signIn('quynhanh')
    const contact = { channel: 'email', contact: 'New@Example.com' } as const
    expect(await visitor.api.send(calls.member.contactCode, contact)).toEqual({ expiredMinutes: 5 })
    const verificationCode = codeIn(await newestTo('new@example.com'))
    const save = (more: object) =>
      visitor.api.send(calls.member.setContact, { ...contact, verificationCode, password, ...more })
    expect((await refusal(save({ password: 'Saola2025' }))).field).toBe('password')
    const wrong = await refusal(save({ verificationCode: verificationCode === '000000' ? '1' : '000000' }))
    expect(wrong.field).toBe('verificationCode')
    await save({})
    expect((await visitor.api.send(calls.member.security)).email).toEqual({
      masked: 'n***@example.com',
      verifiedAt: gateway.clock.now(),
    })
    expect(await newestTo('old@example.com')).toContain('vừa được đổi')
    expect((await refusal(save({}))).field).toBe('verificationCode')
  })

  it('belongs to one account, which only its reader learns', async () => {
    const owner = await addPerson(gateway, 'phoneowner', { mobile: '+84987654321' })
    const proved = { mobile_verified_at: gateway.clock.now() }
    await gateway.services.db.updateTable('account').set(proved).where('id', '=', owner.id).execute()
    const visitor = visit(gateway)
    await visitor.signIn('haiyen95')
    const contact = { channel: 'sms', contact: '0987 654 321' } as const
    await visitor.api.send(calls.member.contactCode, contact)
    const verificationCode = codeIn(await newestTo('+84987654321'))
    const refused = await refusal(
      visitor.api.send(calls.member.setContact, { ...contact, verificationCode, password }),
    )
    expect([refused.code, refused.field]).toEqual(['member.contact.taken', 'contact'])
  })

  it.each([
    ['sms', '12345'],
    ['email', 'not-an-address'],
  ] as const)('refuses %s to %s', async (channel, contact) => {
    const visitor = visit(gateway)
    await visitor.signIn('haiyen95')
    const refused = await refusal(visitor.api.send(calls.member.contactCode, { channel, contact }))
    expect([refused.status, refused.field]).toEqual([400, 'contact'])
  })
})

describe('a first password', () => {
  const typed = { newPassword: 'moihon27', confirmNewPassword: 'moihon27' }

  it('of an account that was opened by SMS needs the code to its phone', async () => {
    const { token, id } = await addPerson(gateway, 'smsmember', { mobile: '+84911222333' })
    const { api } = visit(gateway, { token })
    expect(await api.send(calls.member.passwordCode)).toEqual({ channel: 'sms', masked: '0911****333' })
    expect((await refusal(api.send(calls.member.setPassword, typed))).field).toBe('verificationCode')
    const verificationCode = codeIn(await newestTo('+84911222333'))
    await api.send(calls.member.setPassword, { ...typed, verificationCode })
    const signedIn = await visit(gateway).api.send(calls.session.login, {
      username: 'smsmember',
      password: typed.newPassword,
      type: 'username',
    })
    expect(signedIn.id).toBe(String(id))
    expect((await refusal(api.send(calls.member.setPassword, typed))).code).toBe('member.password.set')
  })

  it('of an account without an address needs a fresh sign-in', async () => {
    const { token } = await addPerson(gateway, 'stalemember')
    const { api } = visit(gateway, { token })
    gateway.clock.advance(11 * 60_000)
    expect((await refusal(api.send(calls.member.setPassword, typed))).code).toBe('member.sign_in.stale')
    const fresh = await addPerson(gateway, 'freshmember')
    await visit(gateway, { token: fresh.token }).api.send(calls.member.setPassword, typed)
  })
})

describe('signed-in devices (member 10)', () => {
  it('are listed with this one first; one that is signed out elsewhere gets a 401', async () => {
    const [here, there, third] = [visit(gateway), visit(gateway, { region: 'SG' }), visit(gateway)]
    for (const each of [here, there, third]) await each.signIn('minhthu')
    const list = await here.api.send(calls.member.sessions)
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    const theirs = list.find(({ place }) => place?.startsWith('SG'))
    await here.api.send(calls.member.endSession, { sessionId: theirs?.sessionId ?? '' })
    expect((await refusal(there.api.send(calls.member.info))).status).toBe(401)
    expect(await here.api.send(calls.member.endOtherSessions)).toEqual({ ended: 1 })
    expect((await refusal(third.api.send(calls.member.info))).status).toBe(401)
    expect(await here.api.send(calls.member.sessions)).toHaveLength(1)
  })

  it("of somebody else are nobody's business", async () => {
    const [mine, theirs] = [visit(gateway), visit(gateway)]
    await mine.signIn('minhthu')
    await theirs.signIn('lanphuong')
    const [session] = await theirs.api.send(calls.member.sessions)
    const refused = await refusal(
      mine.api.send(calls.member.endSession, { sessionId: session?.sessionId ?? '' }),
    )
    expect(refused.status).toBe(404)
    await theirs.api.send(calls.member.info)
  })
})

describe('closing the account (member 14)', () => {
  it('is refused while money, a bet or a deposit is open, each named', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('member02')
    await visitor.api.send(calls.wallet.deposit, { amount: 100_000 })
    const refused = await refusal(visitor.api.send(calls.member.closeAccount, { password }))
    expect([refused.status, refused.code]).toEqual([400, 'member.close.refused'])
    expect(refused.body).toMatchObject({ value: { reasons: ['balance', 'deposit'] } })
    await visitor.api.send(calls.member.info)
  })

  it('ends every session, and nobody signs in again', async () => {
    const [here, there] = [visit(gateway), visit(gateway)]
    for (const each of [here, there]) await each.signIn('tienmanh')
    expect((await refusal(here.api.send(calls.member.closeAccount, { password: 'Saola2025' }))).code).toBe(
      'member.password.wrong',
    )
    await here.api.send(calls.member.closeAccount, { password })
    for (const each of [here, there])
      expect((await refusal(each.api.send(calls.member.info))).status).toBe(401)
    expect((await refusal(there.signIn('tienmanh'))).code).toBe('us_forbidden_login_error')
  })

  it('is not for agents', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('agent02')
    expect((await refusal(visitor.api.send(calls.member.closeAccount, { password }))).code).toBe(
      'account.type.refused',
    )
  })
})

describe('the data of the account (member 13)', () => {
  it('is one document with what belongs to it, and no key to it', async () => {
    const visitor = visit(gateway)
    const token = await visitor.signIn('member01')
    const data = await visitor.api.send(calls.member.exportData)
    expect(data).toMatchObject({ merchant: 'saola', account: { name: 'member01', nickname: 'Gió Biển' } })
    const text = JSON.stringify(data)
    for (const secret of ['argon2', token, 'password_hash', 'passwordHash'])
      expect(text).not.toContain(secret)
    expect(data['statement']).toContainEqual(expect.objectContaining({ amount: 2_000_000, kind: 'deposit' }))
    const other = await addPerson(gateway, 'otherperson')
    await fund(gateway, other, 777_777)
    expect(JSON.stringify(await visitor.api.send(calls.member.exportData))).not.toContain('777777')
  })

  it('leaves out no table that keeps something about an account, but for keys and what is passing', async () => {
    const { rows } = await sql<{
      name: string
    }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('account'::regclass, 'withdrawal'::regclass, 'ticket'::regclass)`.execute(
      gateway.services.db,
    )
    const read = Object.values(exportParts).flatMap(({ columns, from }) =>
      [...`${columns} from ${from}`.matchAll(/(?:from|join) (\w+)/g)].map(([, name]) => name ?? ''),
    )
    const without = rows.map(({ name }) => name).filter((name) => !read.includes(name))
    expect(without.toSorted()).toEqual(notExported)
  })
})

describe('the nickname', () => {
  it.each([
    ['A'],
    ['x'.repeat(21)],
    ['\u200B\u200B\u200B'],
    ['\u3164\u2800\uFFA0'],
    ['CSKH 24h'],
    ['аdmin'],
    ['Saola VIP'],
  ])('refuses %j', async (nickname) => {
    const visitor = visit(gateway)
    await visitor.signIn('lanphuong')
    expect((await refusal(visitor.api.send(calls.member.saveProfile, { nickname }))).field).toBe('nickname')
  })

  it('is saved as people read it', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('lanphuong')
    await visitor.api.send(calls.member.saveProfile, { nickname: '  Lan   Phương \u202E👨‍👩‍👧' })
    expect((await visitor.api.send(calls.member.info)).nickname).toBe('Lan Phương 👨‍👩‍👧')
  })
})

describe('the VIP label (member 15)', () => {
  it('speaks the language of the call', async () => {
    const token = await visit(gateway).signIn('member02')
    const [vi, en] = [gateway.client(token), gateway.client(token, 'EN')]
    expect((await vi.send(calls.member.info)).clubLabel).toEqual({ labelName: 'Vàng', color: '#d9a441' })
    expect((await en.send(calls.member.info)).clubLabel?.labelName).toBe('Gold')
  })
})
