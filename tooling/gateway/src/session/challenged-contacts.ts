import type { AccountContacts } from '@saola/rules'
import { hasAuthenticator } from '../accounts/authenticator/authenticator-store.ts'
import { hasPasskey } from '../accounts/passkeys/passkey-store.ts'
import { getContacts } from '../accounts/contact-store.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Challenge } from '../accounts/access/challenge-store.ts'

/** The account's own contacts, as far as they can prove who somebody is. */
export async function contactsOf(db: Database, accountId: number): Promise<AccountContacts> {
  const { mobile, email, realName } = await getContacts(db, accountId)
  return {
    ...(mobile === null ? {} : { mobile }),
    ...(email === null ? {} : { email }),
    ...(realName === null ? {} : { bankAccountName: realName }),
    hasAuthenticator: await hasAuthenticator(db, accountId),
    hasPasskey: await hasPasskey(db, accountId),
  }
}

/** Where the code of a challenge goes: the account's own phone or mailbox. */
export async function recipientOf(
  db: Database,
  { accountId }: Challenge,
  way: 'sms' | 'email',
): Promise<string> {
  const contacts = await contactsOf(db, accountId)
  const recipient = way === 'sms' ? contacts.mobile : contacts.email
  if (recipient === undefined) throw new Fault('login.challenge.ended')
  return recipient
}
