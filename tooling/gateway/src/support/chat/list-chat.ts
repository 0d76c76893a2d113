import { accountType, type calls, type ChatPage } from '@saola/protocol'
import { pauseAt } from '@saola/rules'
import type { Account } from '../../http/caller.ts'
import type { Handler } from '../../http/mount.ts'
import { readPauses } from '../../protection/pause-store.ts'
import type { Services } from '../../services/services.ts'
import { getSettings, listMessages } from './chat-store.ts'
import { describeMessage } from './describe-message.ts'
import { mutedUntil } from './moderation-store.ts'
import { countListeners } from './presence-store.ts'

/** So many messages are told at once. */
const most = 50

/** What was said last, or before a message, and whether the caller may write (support 13). */
export const listChat: Handler<typeof calls.support.chat> = async (context) => {
  const { services, merchant, input, maybeAccount: account } = context
  const { db } = services
  const before = input.before === undefined ? undefined : Number(input.before)
  const rows = await listMessages(db, merchant.id, { before, most: most + 1 })
  const shown = rows.slice(-most)
  const settings = await getSettings(db, merchant.id)
  return {
    list: shown.map((row) => describeMessage(row, account?.id)),
    hasEarlier: rows.length > most,
    listeners: await countListeners(db, merchant.id, services.now()),
    ...settings,
    ...(await permissionOf(services, account, settings.isOpen)),
  }
}

/** Whether somebody may write now, or why not. */
export async function permissionOf(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  account: Account | undefined,
  isOpen: boolean,
): Promise<Pick<ChatPage, 'mayWrite' | 'mutedUntil'>> {
  if (!isOpen) return { mayWrite: 'closed' }
  if (account?.type !== accountType.member) return { mayWrite: 'guest' }
  const now = clock()
  if (pauseAt(await readPauses(db, account.id), now)) return { mayWrite: 'break' }
  const until = await mutedUntil(db, account.id, now)
  return until === undefined ? { mayWrite: 'yes' } : { mayWrite: 'muted', mutedUntil: until }
}
