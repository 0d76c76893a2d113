import { formatDateTime, formatMoney } from '@saola/i18n'
import type { AgentTransfer } from '@saola/protocol'
import { shownName } from '@saola/rules'
import { getContacts, ownerAddress } from '../../accounts/contact-store.ts'
import { messageText } from '../../http/messages.ts'
import type { Services } from '../../services/services.ts'

/** Tells somebody that money has come, from whom and under which number. */
export async function tellReceiver(
  services: Services,
  receiverId: number,
  sender: { name: string },
  { amount, createdAt, orderNo }: AgentTransfer,
): Promise<void> {
  const contacts = await getContacts(services.db, receiverId)
  const address = ownerAddress(contacts)
  if (!address) return
  // Open: nobody keeps a language with an account; the market's own is the surest.
  const language = 'VI'
  await services.messenger.send({
    merchantId: contacts.merchantId,
    accountId: receiverId,
    ...address,
    title: messageText(language, 'transfer.notice.title'),
    content: messageText(language, 'transfer.notice.content', {
      amount: formatMoney(amount, 'vi'),
      name: shownName(sender.name),
      at: formatDateTime(createdAt, 'vi'),
      order: orderNo,
    }),
    language,
    now: services.now(),
  })
}
