import type { calls } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { limits } from '../session/limits.ts'
import { checkAuthenticator, hasAuthenticator } from './check-authenticator.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { requirePassword } from './require-password.ts'
import { tellOwner } from './tell-owner.ts'
import { matchingStep, toBase32 } from './totp.ts'

/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20

/** Draws a secret for an authenticator app; a second start forgets the first. One that is on has to be removed first. */
export const startAuthenticator: Handler<typeof calls.member.startAuthenticator> = async (context) => {
  const { account, house, merchant, input } = context
  requireOwnAccount(account)
  await requirePassword(context, input.password)
  const secret = house.randomBytes(secretBytes)
  const fresh = { secret, created_at: house.now(), confirmed_at: null, last_step: 0 }
  const written = await house.db
    .insertInto('authenticator')
    .values({ account_id: account.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!written) throw new Fault('member.authenticator.on')
  const text = toBase32(secret)
  const label = `${encodeURIComponent(merchant.name)}:${encodeURIComponent(account.name)}`
  const query = new URLSearchParams({ secret: text, issuer: merchant.name })
  // Authenticator apps read `+` as a plus sign.
  return { secret: text, uri: `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}` }
}

/** Switches the authenticator on with its first code, and hands out the recovery codes. */
export const confirmAuthenticator: Handler<typeof calls.member.confirmAuthenticator> = async (context) => {
  const { account, house, input } = context
  await takeCodeAttempt(house, account.id)
  const started = await house.db
    .selectFrom('authenticator')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!started) throw new Fault('member.authenticator.off')
  if (started.confirmed_at !== null) throw new Fault('member.authenticator.on')
  const code = input.code.replaceAll(/\s/g, '')
  const step = matchingStep(Buffer.from(started.secret), code, house.now(), 0)
  if (step === undefined) throw new Fault('member.authenticator.code', { field: 'code' })
  const recoveryCodes = await house.db.transaction().execute(async (trx) => {
    const switchedOn = await trx
      .updateTable('authenticator')
      .set({ confirmed_at: house.now(), last_step: step })
      .where('account_id', '=', account.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (switchedOn.numUpdatedRows !== 1n) throw new Fault('member.authenticator.on')
    return writeRecoveryCodes(trx, account.id, house.randomBytes)
  })
  await forgetCodeAttempts(house, account.id)
  await tellOwner(context, 'authenticator_on')
  return { recoveryCodes }
}

/** Switches the authenticator off; its recovery codes end with it. */
export const removeAuthenticator: Handler<typeof calls.member.removeAuthenticator> = async (context) => {
  const { account, house } = context
  await prove(context)
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_code').where('account_id', '=', account.id).execute()
    await trx.deleteFrom('authenticator').where('account_id', '=', account.id).execute()
  })
  await tellOwner(context, 'authenticator_off')
}

/** Fresh recovery codes; the old ones stop working. */
export const newRecoveryCodes: Handler<typeof calls.member.newRecoveryCodes> = async (context) => {
  const { account, house } = context
  await prove(context)
  const recoveryCodes = await house.db
    .transaction()
    .execute((trx: Database) => writeRecoveryCodes(trx, account.id, house.randomBytes))
  await tellOwner(context, 'recovery_codes')
  return { recoveryCodes }
}

/** Both the password and a code: a stolen session, or a password that leaked, is not enough. */
async function prove(context: CallContext<{ password: string; code: string }>): Promise<void> {
  const { account, house, input } = context
  if (!(await hasAuthenticator(house.db, account.id))) throw new Fault('member.authenticator.off')
  await requirePassword(context, input.password)
  await takeCodeAttempt(house, account.id)
  if (!(await checkAuthenticator(house.db, account.id, input.code, house.now()))) {
    throw new Fault('member.authenticator.code', { field: 'code' })
  }
  await forgetCodeAttempts(house, account.id)
}

function takeCodeAttempt(house: House, accountId: number): Promise<void> {
  return takeAttempt(house, `authenticator:account:${accountId}`, limits.passwordPerAccount)
}

function forgetCodeAttempts(house: House, accountId: number): Promise<void> {
  return Promise.resolve(house.limiter.forget(`authenticator:account:${accountId}`))
}
