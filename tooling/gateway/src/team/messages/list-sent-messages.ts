import type { calls } from '@saola/protocol'
import { messageDayStart, messagesLeft } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { countSent, listSent } from './line-message-store.ts'

/** What the caller wrote to its line, and how many messages are left today. */
export const listSentMessages: Handler<typeof calls.team.sentMessages> = async ({
  account,
  services,
  input: { pageNo, pageSize },
}) => {
  const { db } = services
  const today = messageDayStart(services.now())
  return {
    list: await listSent(db, account.id, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    totalCount: await countSent(db, account.id, 0),
    leftToday: messagesLeft(await countSent(db, account.id, today)),
  }
}
