import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Merchant } from '../../http/merchant.ts'
import { findInviter } from './inviter-store.ts'
import type { Registration } from './read-registration.ts'
import { findByEmail, findByMobile, findByName } from '../../accounts/sign-in-account-store.ts'

/** The agent above a new account: the inviting one, or the merchant's default. */
export async function findUpline(db: Database, merchant: Merchant, invitation: string): Promise<number> {
  if (invitation !== '') {
    const inviter = await findInviter(db, merchant.id, invitation)
    if (!inviter) throw new Fault('register.invitation.invalid', { field: 'affiliateCode' })
    return inviter.id
  }
  const upline = await findByName(db, merchant.id, merchant.settings.defaultUpline)
  if (!upline) throw new Error(`merchant ${merchant.code} has no agent ${merchant.settings.defaultUpline}`)
  return upline.id
}

/** Refuses a name, number or mail address that another account has, at the field that says so. */
export async function refuseTaken(
  db: Database,
  merchantId: number,
  { name, mobile, email }: Registration,
): Promise<void> {
  if (mobile !== undefined && (await findByMobile(db, merchantId, mobile))) {
    throw new Fault('register.mobile.taken', { field: 'mobileNum' })
  }
  if (email !== undefined && (await findByEmail(db, merchantId, email))) {
    throw new Fault('register.email.taken', { field: 'email' })
  }
  await refuseTakenName(db, merchantId, name)
}

/** Refuses a user name that another account has. */
export async function refuseTakenName(db: Database, merchantId: number, name: string): Promise<void> {
  if (await findByName(db, merchantId, name)) {
    throw new Fault('register.username.taken', { field: 'username' })
  }
}
