import { createServices, type Database } from '@saola/gateway'
import { createPasswords } from '../../src/accounts/passwords.ts'
import { renewPasswordHash } from '../../src/accounts/sign-in-account-store.ts'
import { requirePaymentPassword } from '../../src/accounts/payment-password.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { derivationsOf } from './derivations-of.ts'
import { hashAt } from './old-hash.ts'

const lighter = { m: 8_192, t: 1, p: 1 }
const heavier = { m: 24_576, t: 3, p: 2 }

describe('a stored password', () => {
  const passwords = createPasswords(randomBytes)

  it.each([
    ['a lighter', lighter],
    ['a heavier', heavier],
  ])('is verified at the cost that stands in it, %s one', async (_name, cost) => {
    const stored = hashAt(cost, 'Saola2026')
    expect(await passwords.verify(stored, 'Saola2026')).toBe(true)
    expect(await passwords.verify(stored, 'Saola2025')).toBe(false)
    expect(passwords.isOutdated(stored)).toBe(true)
  })

  it('costs what OWASP advises, where nothing else is said', async () => {
    // No database is asked.
    const stored = await createServices({ db: {} as Database }).passwords.hash('Saola2026')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
    expect(passwords.isOutdated(stored)).toBe(false)
    expect(await passwords.verify(stored, 'Saola2026')).toBe(true)
  })

  it('takes as much work where nobody has it, at whatever cost', async () => {
    for (const cost of [{ memory: 8, passes: 1, parallelism: 1 }, undefined]) {
      const work = await derivationsOf(() =>
        createPasswords(randomBytes, cost).verify(undefined, 'Saola2026'),
      )
      expect(work).toMatchObject([cost ?? { memory: 19_456, passes: 2, parallelism: 1 }])
    }
  })

  it.each([
    'none',
    '',
    '$argon2id$v=19$m=19456,t=2,p=1$AA$AA',
    '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  ])('that is none (%j) opens nothing', async (stored) => {
    expect(await passwords.verify(stored, '')).toBe(false)
  })
})

describe('a password that was stored at another cost', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const accountOf = (name: string) =>
    gateway.services.db
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()

  async function age(name: string, password_hash: string): Promise<void> {
    await gateway.services.db.updateTable('account').set({ password_hash }).where('name', '=', name).execute()
  }

  it('still signs in, and is stored anew by that', async () => {
    await age('hoangnam91', hashAt(lighter, 'Saola2026'))
    await visit(gateway).signIn('hoangnam91')
    expect(gateway.services.passwords.isOutdated((await accountOf('hoangnam91')).password_hash)).toBe(false)
    await visit(gateway).signIn('hoangnam91')
  })

  it('stays as it is when somebody types a wrong one', async () => {
    const stored = hashAt(lighter, 'Another2026')
    await age('quynhanh', stored)
    expect((await refusal(visit(gateway).signIn('quynhanh'))).code).toBe('login.wrong.credentials')
    expect((await accountOf('quynhanh')).password_hash).toBe(stored)
  })

  it('does not come back over one that was changed in the same moment', async () => {
    const { id } = await accountOf('member02')
    await age('member02', 'changed meanwhile')
    await renewPasswordHash(gateway.services.db, { id, password_hash: 'as it was read' }, 'made anew')
    expect((await accountOf('member02')).password_hash).toBe('changed meanwhile')
  })

  it('moves money as a transaction password, and is stored anew by that', async () => {
    const { id } = await accountOf('hoangnam91')
    const row = { password_hash: hashAt(lighter, '246810'), changed_at: 1 }
    await gateway.services.db
      .insertInto('payment_password')
      .values({ account_id: id, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute()
    await requirePaymentPassword(gateway.services, id, '246810')
    const { password_hash: renewed } = await gateway.services.db
      .selectFrom('payment_password')
      .select('password_hash')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(gateway.services.passwords.isOutdated(renewed)).toBe(false)
    await requirePaymentPassword(gateway.services, id, '246810')
  })
})
