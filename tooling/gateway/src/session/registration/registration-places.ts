import type { RegisteredPerson } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Merchant } from '../../http/merchant.ts'
import { requireInvitation } from './require-invitation.ts'
import type { InvitationLink } from './invitation-store.ts'
import { findByName, findByProvedEmail, findByProvedMobile } from '../../accounts/sign-in-account-store.ts'

/** Where a registration goes: below whom, and by which link or friend if it came by one. */
export type Place = { uplineId: number; link?: InvitationLink | undefined; referrerId?: number | undefined }

/** The place of an invitation, or the merchant's default one; refuses a code that lets nobody in now. */
export async function findPlace(
  db: Database,
  { merchant, invitation, now }: { merchant: Merchant; invitation: string; now: number },
): Promise<Place> {
  if (invitation !== '') {
    const { agentId, link, referrerId } = await requireInvitation(db, merchant.id, invitation, now)
    return { uplineId: agentId, link, referrerId }
  }
  const upline = await findByName(db, merchant.id, merchant.settings.defaultUpline)
  if (!upline) throw new Error(`merchant ${merchant.code} has no agent ${merchant.settings.defaultUpline}`)
  return { uplineId: upline.id }
}

/**
 * Refuses a name that another account has, and a number or mail address that another account has proved, at the field that says so. What
 * somebody only wrote down is kept from nobody (session 47).
 */
export async function refuseTaken(
  db: Database,
  merchantId: number,
  { name, mobile, email }: Pick<RegisteredPerson, 'name' | 'mobile' | 'email'>,
): Promise<void> {
  if (mobile !== undefined && (await findByProvedMobile(db, merchantId, mobile))) {
    throw new Fault('register.mobile.taken', { field: 'mobileNum' })
  }
  if (email !== undefined && (await findByProvedEmail(db, merchantId, email))) {
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
