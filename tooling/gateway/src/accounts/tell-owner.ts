import { messageText } from '../http/messages.ts'
import { getContacts, ownerAddress, ownerAddresses, type Contacts } from './contact-store.ts'
import { describeVisit } from './describe-device.ts'
import { openLockLink } from './payout-guard/lock-link.ts'
import type { Visit } from './known-places.ts'

/** What an owner is told about. Each has a text `security.notice.<change>`. */
export type SecurityChange =
  | 'password'
  | 'password_reset'
  | 'payment_password'
  | 'contact'
  | 'bank_card'
  | 'authenticator_on'
  | 'authenticator_off'
  | 'recovery_codes'
  | 'passkey_on'
  | 'passkey_off'
  | 'closed'
  | 'locked'
  | 'woken'

/** What a thief would do first: these are told everywhere, with a link that locks the account (member 20). */
const alarming: ReadonlySet<SecurityChange> = new Set<SecurityChange>([
  'password_reset',
  'contact',
  'bank_card',
  'payment_password',
  'authenticator_on',
  'passkey_on',
  'woken',
])

/**
 * Tells an account's owner that something which guards it has changed, so that a stranger's doing is noticed. It goes to
 * the mailbox, or to the phone, and to both where the change is alarming; after a change of address `known` are those before.
 */
export async function tellOwner(
  { account, services, merchant, language, ...visit }: Visit & { account: { id: number } },
  change: SecurityChange,
  known?: Pick<Contacts, 'email' | 'mobile'>,
): Promise<void> {
  const contacts = known ?? (await getContacts(services.db, account.id))
  const first = ownerAddress(contacts)
  if (!first) return
  const isAlarming = alarming.has(change)
  const said = {
    change: messageText(language, `security.notice.${change}`),
    from: describeVisit(language, visit),
  }
  const content = isAlarming
    ? messageText(language, 'security.notice.alarm', {
        ...said,
        url: await openLockLink(services, merchant, account.id),
      })
    : messageText(language, 'security.notice.content', said)
  const message = {
    merchantId: merchant.id,
    accountId: account.id,
    title: messageText(language, 'security.notice.title'),
    content,
    // The link locks the account.
    ...(isAlarming && ({ opens: true } as const)),
    language,
    now: services.now(),
  }
  const sent = await Promise.allSettled(
    (isAlarming ? ownerAddresses(contacts) : [first]).map((address) =>
      services.messenger.send({ ...message, ...address }),
    ),
  )
  // One that is out of order keeps the other from nothing.
  const lost = sent.find((each) => each.status === 'rejected')
  if (lost) throw lost.reason
}
