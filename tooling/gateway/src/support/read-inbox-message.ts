import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { parseId } from '../http/parse-id.ts'
import { updateRead } from './inbox-store.ts'
import { noticeIdOf } from './describe-notice.ts'
import { updateNoticeRead } from '../accounts/notice-store.ts'

/** Notes that the caller has read a message; somebody else's is answered like one that nobody has. */
export const readInboxMessage: Handler<typeof calls.support.readMessage> = async ({
  account,
  services,
  input,
}) => {
  const noticeId = noticeIdOf(input.messageId)
  if (noticeId !== undefined) {
    const isOwn = await updateNoticeRead(services.db, {
      noticeId,
      accountId: account.id,
      now: services.now(),
    })
    if (!isOwn) throw new Fault('not_found')
    return
  }
  const messageId = parseId(input.messageId)
  const found = await updateRead(services.db, { messageId, accountId: account.id, now: services.now() })
  if (!found) throw new Fault('not_found')
}
