import { freshSignInMs } from '@saola/rules'
import { getPasswordHash } from '../../accounts/account-store.ts'
import { getContacts, type OwnerAddress } from '../../accounts/contact-store.ts'
import { isPasswordSet } from '../../accounts/require-password.ts'
import { getSignInTime } from '../../accounts/session-store.ts'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'

/** Refuses an account that has a sign-in password: it changes that one. */
export async function requireNoPassword({ account, services }: CallContext<unknown>): Promise<void> {
  if (isPasswordSet(await getPasswordHash(services.db, account.id))) throw new Fault('member.password.set')
}

/** Refuses a session that began too long ago to stand for its owner. */
export async function requireFreshSignIn({ account, services }: CallContext<unknown>): Promise<void> {
  const signedInAt = await getSignInTime(services.db, account.tokenHash)
  if (services.now() - signedInAt > freshSignInMs) throw new Fault('member.sign_in.stale')
}

/**
 * The address that the code for a first password goes to. One that a code has proved counts before one that was only
 * written down.
 */
export async function firstPasswordAddress(
  db: Database,
  accountId: number,
): Promise<OwnerAddress | undefined> {
  const { email, emailVerifiedAt, mobile, mobileVerifiedAt } = await getContacts(db, accountId)
  const known: (OwnerAddress & { isProved: boolean })[] = []
  if (mobile !== null) known.push({ channel: 'sms', recipient: mobile, isProved: mobileVerifiedAt !== null })
  if (email !== null) known.push({ channel: 'email', recipient: email, isProved: emailVerifiedAt !== null })
  const found = known.find(({ isProved }) => isProved) ?? known[0]
  return found && { channel: found.channel, recipient: found.recipient }
}
