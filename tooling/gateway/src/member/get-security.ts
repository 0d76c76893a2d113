import type { calls } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import type { Handler } from '../http/mount.ts'
import { maskEmail, maskMobile, maskName } from './mask.ts'
import { isPasswordSet } from './require-password.ts'

/** What guards the account, part by part; addresses and the real name travel masked. */
export const getSecurity: Handler<typeof calls.member.security> = async ({ account, house: { db } }) => {
  const row = await db
    .selectFrom('account')
    .leftJoin('payment_password', 'payment_password.account_id', 'account.id')
    .leftJoin('authenticator', 'authenticator.account_id', 'account.id')
    .select([
      'account.password_hash',
      'account.password_changed_at',
      'account.registered_at',
      'account.email',
      'account.email_verified_at',
      'account.mobile',
      'account.mobile_verified_at',
      'account.real_name',
      'payment_password.changed_at as payment_changed_at',
      'authenticator.confirmed_at',
    ])
    .where('account.id', '=', account.id)
    .executeTakeFirstOrThrow()
  const social = await db
    .selectFrom('social_identity')
    .select('provider')
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute()
  return {
    password: isPasswordSet(row.password_hash)
      ? { isSet: true, changedAt: row.password_changed_at ?? row.registered_at }
      : { isSet: false },
    paymentPassword: settingOf(row.payment_changed_at),
    ...(row.email === null ? {} : { email: contactOf(maskEmail(row.email), row.email_verified_at) }),
    ...(row.mobile === null ? {} : { mobile: contactOf(maskMobile(row.mobile), row.mobile_verified_at) }),
    ...(row.real_name === null ? {} : { realName: maskName(row.real_name) }),
    authenticator: settingOf(row.confirmed_at),
    recoveryCodesLeft: row.confirmed_at === null ? 0 : await countRecoveryCodes(db, account.id),
    social: social.map(({ provider }) => provider),
  }
}

function settingOf(changedAt: number | null): { isSet: boolean; changedAt?: number } {
  return changedAt === null ? { isSet: false } : { isSet: true, changedAt }
}

function contactOf(masked: string, verifiedAt: number | null): { masked: string; verifiedAt?: number } {
  return verifiedAt === null ? { masked } : { masked, verifiedAt }
}

async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
