import type { Database } from '../db/open-database.ts'
import { messageText } from '../http/messages.ts'
import { describeDevice, placeOf } from '../session/describe-device.ts'
import type { Visit } from '../session/known-places.ts'

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

/** An address that an owner reads. */
export type OwnerAddress = { channel: 'sms' | 'email'; recipient: string }

/**
 * Tells an account's owner that something which guards it has changed, so that a stranger's doing is noticed. It goes to
 * the mailbox, or to the phone; after a change of address `to` names the one before.
 */
export async function tellOwner(
  { account, house, merchant, language, userAgent, region, ip }: Visit & { account: { id: number } },
  change: SecurityChange,
  to?: OwnerAddress,
): Promise<void> {
  const address = to ?? (await addressOf(house.db, account.id))
  if (!address) return
  await house.messenger.send({
    merchantId: merchant.id,
    accountId: account.id,
    ...address,
    title: messageText(language, 'security.notice.title'),
    content: messageText(language, 'security.notice.content', {
      change: messageText(language, `security.notice.${change}`),
      device: describeDevice(userAgent),
      place: placeOf(region, ip),
    }),
    language,
    now: house.now(),
  })
}

async function addressOf(db: Database, accountId: number): Promise<OwnerAddress | undefined> {
  const { email, mobile } = await db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (email !== null) return { channel: 'email', recipient: email }
  return mobile === null ? undefined : { channel: 'sms', recipient: mobile }
}
