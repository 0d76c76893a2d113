import type { calls } from '@saola/protocol'
import { countRecoveryCodes } from '../accounts/authenticator/authenticator-store.ts'
import { listPasskeys } from '../accounts/passkeys/passkey-store.ts'
import type { Handler } from '../http/mount.ts'
import { maskEmail, maskMobile, maskName } from './mask.ts'
import { getGuards, listSocialProviders } from './profile-store.ts'
import { isPasswordSet } from '../accounts/require-password.ts'

/** What guards the account, part by part; addresses and the real name travel masked. */
export const getSecurity: Handler<typeof calls.member.security> = async ({ account, services: { db } }) => {
  const row = await getGuards(db, account.id)
  const passkeys = await listPasskeys(db, account.id)
  return {
    password: isPasswordSet(row.password_hash)
      ? { isSet: true, changedAt: row.password_changed_at ?? row.registered_at }
      : { isSet: false },
    paymentPassword: settingOf(row.payment_changed_at),
    ...(row.email === null ? {} : { email: contactOf(maskEmail(row.email), row.email_verified_at) }),
    ...(row.mobile === null ? {} : { mobile: contactOf(maskMobile(row.mobile), row.mobile_verified_at) }),
    ...(row.real_name === null ? {} : { realName: maskName(row.real_name) }),
    authenticator: settingOf(row.confirmed_at),
    passkeys: passkeys.map(({ id, name, host, createdAt, usedAt }) => ({
      passkeyId: String(id),
      name,
      host,
      addedAt: createdAt,
      ...(usedAt === null ? {} : { usedAt }),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
    social: await listSocialProviders(db, account.id),
  }
}

function settingOf(changedAt: number | null): { isSet: boolean; changedAt?: number } {
  return changedAt === null ? { isSet: false } : { isSet: true, changedAt }
}

function contactOf(masked: string, verifiedAt: number | null): { masked: string; verifiedAt?: number } {
  return verifiedAt === null ? { masked } : { masked, verifiedAt }
}
