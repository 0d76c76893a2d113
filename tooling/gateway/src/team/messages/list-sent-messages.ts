import type { calls } from '@saola/protocol'
import { messageDayStart, messagesLeft } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { countSent, listSent } from './line-message-store.ts'

/** What the caller wrote to its line, and how many messages are left today. */
export const listSentMessages: Handler<typeof calls.team.sentMessages> = async ({
  account,
  services,
  input,
}) => {
  const { db } = services
  const today = messageDayStart(services.now())
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const { rows, totalCount, asOf } = await listSent(db, account.id, page)
  return {
    list: rows,
    totalCount,
    asOf,
    leftToday: messagesLeft(await countSent(db, account.id, today)),
  }
}
