import type { calls } from '@saola/protocol'
import { checkConfirmation } from '@saola/validation'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import { issueFault } from '../http/issue-fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { sendCode, useCode } from '../outbox/verification-codes.ts'
import { limits } from '../session/limits.ts'
import { hashPassword } from '../session/password.ts'
import { endOtherSessions } from '../session/session-store.ts'
import { maskEmail, maskMobile } from './mask.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { isPasswordSet, passwordHashOf } from './require-password.ts'
import { tellOwner, type OwnerAddress } from './tell-owner.ts'

/** How fresh the sign-in of an account without any address must be to set its first password. */
const freshMs = 10 * 60_000

/** Sends the code for a first password to an address of the account, and says which; `none` when it has no address. */
export const sendPasswordCode: Handler<typeof calls.member.passwordCode> = async (context) => {
  const { account, house, merchant, ip, language } = context
  await requireNoPassword(context)
  const address = await provedAddress(house.db, account.id)
  if (!address) return { channel: 'none', masked: '' }
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  await sendCode(house, {
    merchantId: merchant.id,
    accountId: account.id,
    purpose: 'reset',
    ...address,
    language,
  })
  const mask = address.channel === 'sms' ? maskMobile : maskEmail
  return { channel: address.channel, masked: mask(address.recipient) }
}

/**
 * Sets the sign-in password of an account that was opened by SMS or a provider. A code to its own address proves the
 * owner; without an address the sign-in itself must be fresh. Other sessions end.
 */
export const setFirstPassword: Handler<typeof calls.member.setPassword> = async (context) => {
  const { account, house, merchant, input } = context
  await requireNoPassword(context)
  refuseWeakPassword(context, input.newPassword)
  const unlike = checkConfirmation(input.newPassword, input.confirmNewPassword, 'confirmNewPassword')[0]
  if (unlike) throw issueFault(unlike, context.language)
  const address = await provedAddress(house.db, account.id)
  if (address) {
    const code = { merchantId: merchant.id, purpose: 'reset', ...address } as const
    await useCode(house, code, input.verificationCode ?? '')
  } else await requireFreshSignIn(context)
  const passwordHash = await hashPassword(input.newPassword, house.randomBytes)
  await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ password_hash: passwordHash, password_changed_at: house.now() })
      .where('id', '=', account.id)
      .execute()
    await endOtherSessions(trx, account.id, account.tokenHash)
  })
  await tellOwner(context, 'password')
}

async function requireNoPassword({ account, house }: CallContext<unknown>): Promise<void> {
  requireOwnAccount(account)
  if (isPasswordSet(await passwordHashOf(house.db, account.id))) throw new Fault('member.password.set')
}

async function requireFreshSignIn({ account, house }: CallContext<unknown>): Promise<void> {
  const { created_at: signedInAt } = await house.db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', account.tokenHash)
    .executeTakeFirstOrThrow()
  if (house.now() - signedInAt > freshMs) throw new Fault('member.sign_in.stale')
}

/** An address that a code has proved counts before one that was only written down. */
async function provedAddress(db: Database, accountId: number): Promise<OwnerAddress | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'email_verified_at', 'mobile', 'mobile_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const known: (OwnerAddress & { isProved: boolean })[] = []
  if (row.mobile !== null)
    known.push({ channel: 'sms', recipient: row.mobile, isProved: row.mobile_verified_at !== null })
  if (row.email !== null)
    known.push({ channel: 'email', recipient: row.email, isProved: row.email_verified_at !== null })
  const found = known.find(({ isProved }) => isProved) ?? known[0]
  return found && { channel: found.channel, recipient: found.recipient }
}
