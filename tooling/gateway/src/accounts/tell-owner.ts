import { messageText } from '../http/messages.ts'
import { getContacts, ownerAddress, type OwnerAddress } from './contact-store.ts'
import { describeVisit } from './describe-device.ts'
import type { Visit } from './known-places.ts'

/** What an owner is told about. Each has a text `security.notice.<change>`. */
export type SecurityChange =
  | 'password'
  | 'password_reset'
  | 'payment_password'
  | 'contact'
  | 'authenticator_on'
  | 'authenticator_off'
  | 'recovery_codes'
  | 'closed'

/**
 * Tells an account's owner that something which guards it has changed, so that a stranger's doing is noticed. It goes to
 * the mailbox, or to the phone; after a change of address `to` names the one before.
 */
export async function tellOwner(
  { account, services, merchant, language, ...visit }: Visit & { account: { id: number } },
  change: SecurityChange,
  to?: OwnerAddress,
): Promise<void> {
  const address = to ?? ownerAddress(await getContacts(services.db, account.id))
  if (!address) return
  await services.messenger.send({
    merchantId: merchant.id,
    accountId: account.id,
    ...address,
    title: messageText(language, 'security.notice.title'),
    content: messageText(language, 'security.notice.content', {
      change: messageText(language, `security.notice.${change}`),
      from: describeVisit(language, visit),
    }),
    language,
    now: services.now(),
  })
}
