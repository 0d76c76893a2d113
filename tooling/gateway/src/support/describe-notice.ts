import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { InboxMessage } from '@saola/protocol'
import { messageText } from '../http/messages.ts'
import { parseId } from '../http/parse-id.ts'
import type { NoticeRow } from '../accounts/notice-store.ts'

const prefix = 'notice-'

/** What became of somebody's money, in the words that every message of its kind has; what else there is to know follows. */
const told: Partial<Record<NoticeRow['kind'], string>> = {
  deposit_arrived: 'wallet.message.deposit_arrived',
  deposit_failed: 'wallet.message.deposit_failed',
  withdrawal_approved: 'wallet.message.withdrawal_approved',
  withdrawal_rejected: 'wallet.message.withdrawal_rejected',
}

/** A notice as its reader has it; `site` is what the merchant calls itself. */
export function describeNotice(
  row: NoticeRow,
  { language: spoken, site }: { language: 'VI' | 'EN'; site: string },
): InboxMessage {
  const language = languageOf(spoken)
  const params = {
    amount: row.amount === null ? '' : formatMoney(row.amount, language),
    time: formatDateTime(row.sent_at, language),
    about: row.about,
    site,
    words: row.words ?? '',
    reason: messageText(spoken, row.reason ?? 'messages.notice.no_reason'),
  }
  return {
    messageId: `${prefix}${row.id}`,
    senderName: site,
    title: messageText(spoken, `messages.notice.${row.kind}.title`, params),
    content: [told[row.kind], `messages.notice.${row.kind}.content`]
      .flatMap((key) => (key === undefined ? [] : [messageText(spoken, key, params)]))
      .join(' '),
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
  }
}

/** The number of a notice from its id on the wire; undefined for an id of another kind of message. */
export function noticeIdOf(messageId: string): number | undefined {
  return messageId.startsWith(prefix) ? parseId(messageId.slice(prefix.length)) : undefined
}
