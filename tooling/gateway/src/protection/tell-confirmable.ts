import { formatDateTime } from '@saola/i18n'
import { jobPeriods } from '@saola/rules'
import { getContacts, ownerAddress } from '../accounts/contact-store.ts'
import { messageText } from '../http/messages.ts'
import type { Services } from '../services/services.ts'
import type { Job } from '../services/job.ts'
import { claimConfirmable, type ConfirmableWish } from './limit-store.ts'
import { claimConfirmableTimes, type ConfirmableTime } from './time/time-limit-store.ts'

/** How many members one run tells at most; the next run goes on. */
const batch = 100

/** Tells members whose wait for a higher limit is over that they can confirm it now, once for each wish. */
export const tellConfirmable: Job = {
  name: 'protection.tell-confirmable',
  everyMs: jobPeriods.tellConfirmable,
  run: async (services) => {
    const due = await claimConfirmable(services.db, services.now(), batch)
    const ofTime = await claimConfirmableTimes(services.db, services.now(), batch)
    for (const wish of [...due, ...ofTime]) await tell(services, wish)
    return due.length + ofTime.length
  },
}

async function tell(
  services: Services,
  { accountId, kind, period, confirmUntil }: ConfirmableWish | ConfirmableTime,
): Promise<void> {
  const contacts = await getContacts(services.db, accountId)
  const address = ownerAddress(contacts)
  if (!address) return
  // Open: nobody keeps a language with an account; the market's own is the surest.
  const language = 'VI'
  await services.messenger.send({
    merchantId: contacts.merchantId,
    accountId,
    ...address,
    title: messageText(language, 'protection.notice.title'),
    content: messageText(language, 'protection.notice.confirmable', {
      limit: messageText(language, `protection.kind.${kind}`),
      period: messageText(language, `protection.period.${period}`),
      until: formatDateTime(confirmUntil ?? 0, 'vi'),
    }),
    language,
    now: services.now(),
  })
}
