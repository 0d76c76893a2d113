import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { calls } from '@saola/protocol'
import { checkAuthenticator } from '../../src/accounts/authenticator/check-authenticator.ts'
import { getContacts } from '../../src/accounts/contact-store.ts'
import { sealAuthenticators } from '../../src/accounts/authenticator/seal-authenticators.ts'
import { inbox } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'

const password = 'Saola2026'
const step = 30_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
})
afterAll(() => gateway.close())

/** The code that an app shows now; the clock moves first, because a step opens once. */
function codeOf(secret: string): string {
  gateway.clock.advance(step)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.now() })
}

async function member(name: string): Promise<Visitor & { id: number }> {
  const visitor = visit(gateway)
  await visitor.signIn(name)
  return { ...visitor, id: Number((await visitor.api.send(calls.member.info)).id) }
}

/** Switches an authenticator on and answers its secret and recovery codes. */
async function switchOn({ api }: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await api.send(calls.member.startAuthenticator, { password })
  const { recoveryCodes } = await api.send(calls.member.confirmAuthenticator, { code: codeOf(secret) })
  return { secret, recoveryCodes }
}

describe('an authenticator (member 9)', () => {
  it('is on after its first code, with ten recovery codes, and its owner hears of it', async () => {
    const visitor = await member('member01')
    const { uri, secret } = await visitor.api.send(calls.member.startAuthenticator, { password })
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.+:member01\\?secret=${secret}&issuer=`))
    expect((await visitor.api.send(calls.member.security)).authenticator.isSet).toBe(false)
    const { recoveryCodes } = await visitor.api.send(calls.member.confirmAuthenticator, {
      code: codeOf(secret),
    })
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
    const state = await visitor.api.send(calls.member.security)
    expect([state.authenticator.isSet, state.recoveryCodesLeft]).toEqual([true, 10])
    const { email, mobile } = await getContacts(gateway.services.db, visitor.id)
    for (const address of [email, mobile]) {
      const [notice] = await inbox(gateway, address ?? '')
      expect(notice?.content).toMatch(/Ứng dụng xác thực vừa được bật.*\/not-me#/s)
    }
  })

  it('is not on by a wrong code, and not twice', async () => {
    const visitor = await member('member02')
    const off = await refusal(visitor.api.send(calls.member.confirmAuthenticator, { code: '123456' }))
    expect(off.code).toBe('member.authenticator.off')
    const { secret } = await visitor.api.send(calls.member.startAuthenticator, { password })
    const right = codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const refused = await refusal(visitor.api.send(calls.member.confirmAuthenticator, { code: wrong }))
    expect([refused.code, refused.field]).toEqual(['member.authenticator.code', 'code'])
    await visitor.api.send(calls.member.confirmAuthenticator, { code: right })
    const again = await refusal(visitor.api.send(calls.member.startAuthenticator, { password }))
    expect(again.code).toBe('member.authenticator.on')
  })

  it('asks for the password before it shows a secret', async () => {
    const visitor = await member('hoangnam91')
    const refused = await refusal(
      visitor.api.send(calls.member.startAuthenticator, { password: 'Saola2025' }),
    )
    expect([refused.code, refused.field]).toEqual(['member.password.wrong', 'password'])
  })

  it('goes off with password and code, not with either alone', async () => {
    const visitor = await member('bichngoc')
    const { secret } = await switchOn(visitor)
    const remove = (typed: string, code: string) =>
      visitor.api.send(calls.member.removeAuthenticator, { password: typed, code })
    expect((await refusal(remove('Saola2025', codeOf(secret)))).code).toBe('member.password.wrong')
    expect((await refusal(remove(password, 'AAAAA-AAAAA'))).code).toBe('member.authenticator.code')
    await remove(password, codeOf(secret))
    const state = await visitor.api.send(calls.member.security)
    expect([state.authenticator.isSet, state.recoveryCodesLeft]).toEqual([false, 0])
  })
})

describe('a recovery code', () => {
  it('opens once, also when it is used twenty times at the same moment', async () => {
    const visitor = await member('tuankiet79')
    const { recoveryCodes } = await switchOn(visitor)
    const [code = ''] = recoveryCodes
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => checkAuthenticator(gateway.services, visitor.id, code.toLowerCase())),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect((await visitor.api.send(calls.member.security)).recoveryCodesLeft).toBe(9)
  })

  it('belongs to one account, and ends when fresh ones are made', async () => {
    const visitor = await member('thanhtung')
    const other = await member('kimchi1990')
    const { recoveryCodes } = await switchOn(visitor)
    const [first = '', second = ''] = recoveryCodes
    await switchOn(other)
    expect(await checkAuthenticator(gateway.services, other.id, first)).toBe(false)
    const fresh = await visitor.api.send(calls.member.newRecoveryCodes, { password, code: first })
    expect(await checkAuthenticator(gateway.services, visitor.id, second)).toBe(false)
    const [third = ''] = fresh.recoveryCodes
    expect(await checkAuthenticator(gateway.services, visitor.id, third)).toBe(true)
  })
})

/** Every row of every table as text; bytes are told as hex. */
async function dump(): Promise<string> {
  const { db } = gateway.services
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select to_json(${sql.id(name)})::text as row
        from ${sql.table(name)}`.execute(db)
      return rows.map(({ row }) => row).join('\n')
    }),
  )
  return texts.join('\n')
}

/** The ways in which somebody could read a secret out of a text. */
function writtenOut(secret: string): string[] {
  const bytes = Buffer.from(Secret.fromBase32(secret).buffer)
  return [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]
}

describe('the secret of an authenticator (member 9)', () => {
  it('stands in no dump of the database', async () => {
    const { secret } = await switchOn(await member('lanphuong'))
    const text = await dump()
    expect(text).toContain('lanphuong')
    for (const written of writtenOut(secret)) expect(text).not.toContain(written)
  })

  it('that stood open from before goes on to work, and is sealed by the job', async () => {
    const visitor = await member('minhthu')
    const { secret } = await switchOn(visitor)
    const open = Buffer.from(Secret.fromBase32(secret).buffer)
    await gateway.services.db
      .updateTable('authenticator')
      .set({ secret: open, sealed_secret: null })
      .where('account_id', '=', visitor.id)
      .execute()
    expect(await dump()).toContain(open.toString('hex'))
    expect(await checkAuthenticator(gateway.services, visitor.id, codeOf(secret))).toBe(true)
    expect(await sealAuthenticators.run(gateway.services)).toBe(1)
    for (const written of writtenOut(secret)) expect(await dump()).not.toContain(written)
    expect(await checkAuthenticator(gateway.services, visitor.id, codeOf(secret))).toBe(true)
    expect(await sealAuthenticators.run(gateway.services)).toBe(0)
  })
})
