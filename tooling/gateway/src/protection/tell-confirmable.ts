import { formatDateTime } from '@saola/i18n'
import type { Database } from '../db/open-database.ts'
import { messageText } from '../http/messages.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs/job.ts'

/** How many members one run tells at most; the next run goes on. */
const batch = 100

/** Tells members whose wait for a higher limit is over that they can confirm it now, once for each wish. */
export const tellConfirmable: Job = {
  name: 'protection.tell-confirmable',
  everySeconds: 60,
  run: async (house) => {
    const due = await claimDue(house.db, house.now())
    for (const wish of due) await tell(house, wish)
    return due.length
  },
}

type Due = { account_id: number; kind: string; period: string; confirm_until: number | null }

/** Marks wishes as told before they are, so that two processes never tell one twice. */
function claimDue(db: Database, now: number): Promise<Due[]> {
  return db
    .updateTable('protection_limit')
    .set({ told_at: now })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'kind', 'period'),
        'in',
        selectFrom('protection_limit')
          .select(['account_id', 'kind', 'period'])
          .where('filed_at', 'is not', null)
          .where('told_at', 'is', null)
          .where('confirm_from', '<=', now)
          .where('confirm_until', '>', now)
          .orderBy('confirm_from')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_id', 'kind', 'period'),
      ),
    )
    .returning(['account_id', 'kind', 'period', 'confirm_until'])
    .execute()
}

async function tell(
  house: House,
  { account_id: accountId, kind, period, confirm_until }: Due,
): Promise<void> {
  const { merchant_id, email, mobile } = await house.db
    .selectFrom('account')
    .select(['merchant_id', 'email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const recipient = email ?? mobile
  if (recipient === null) return
  // Open: the specification keeps no language with an account; the market's own is the surest.
  const language = 'VI'
  await house.messenger.send({
    merchantId: merchant_id,
    accountId,
    channel: email === null ? 'sms' : 'email',
    recipient,
    title: messageText(language, 'protection.notice.title'),
    content: messageText(language, 'protection.notice.confirmable', {
      limit: messageText(language, `protection.kind.${kind}`),
      period: messageText(language, `protection.period.${period}`),
      until: formatDateTime(confirm_until ?? 0, 'vi'),
    }),
    language,
    now: house.now(),
  })
}
