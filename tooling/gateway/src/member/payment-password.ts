import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { limits } from '../session/limits.ts'
import { hashPassword, verifyPassword } from '../session/password.ts'

/** Whether an account has a transaction password. */
export async function hasPaymentPassword(db: Database, accountId: number): Promise<boolean> {
  return (await findHash(db, accountId)) !== undefined
}

/**
 * Refuses a wrong transaction password (`invalid.payment.pw`) and an account without one (`not.exists.payment.password`).
 * Wrong ones are counted; after five in five minutes the account waits.
 */
export async function requirePaymentPassword(house: House, accountId: number, typed: string): Promise<void> {
  const field = { field: 'paymentPassword' }
  const hash = await findHash(house.db, accountId)
  if (hash === undefined) throw new Fault('not.exists.payment.password', field)
  await inTurn(house, accountId, async () => {
    const attempts = `payment-password:account:${accountId}`
    refuseWait((await house.limiter.look(attempts)).waitMs)
    if (await verifyPassword(hash, typed)) return house.limiter.forget(attempts)
    await takeAttempt(house, attempts, limits.passwordPerAccount)
    throw new Fault('invalid.payment.pw', field)
  })
}

const lastTurns = new WeakMap<House, Map<number, Promise<unknown>>>()

/**
 * One check after another for an account: only wrong passwords count, so that many taps of one right one are no attack,
 * and many guesses at the same moment still stand in line.
 */
async function inTurn(house: House, accountId: number, work: () => Promise<void>): Promise<void> {
  const turns = lastTurns.get(house) ?? new Map<number, Promise<unknown>>()
  lastTurns.set(house, turns)
  const before = turns.get(accountId) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(accountId, mine)
  try {
    await mine
  } finally {
    if (turns.get(accountId) === mine) turns.delete(accountId)
  }
}

/** Sets the transaction password of an account. */
export async function savePaymentPassword(
  db: Database,
  accountId: number,
  password: string,
  { now, randomBytes }: Pick<House, 'now' | 'randomBytes'>,
): Promise<void> {
  const row = { password_hash: await hashPassword(password, randomBytes), changed_at: now() }
  await db
    .insertInto('payment_password')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

async function findHash(db: Database, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_password')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.password_hash
}
