import { refuse, type Refusal } from '../refusal.ts'
import { visibleText } from '../session/visible-text.ts'

/** Bounds of the chat room (support 13, 14). */
export const chatRules = {
  longest: 300,
  /** Between two messages of one member, where the operator sets nothing else. */
  slowSeconds: 5,
  /** So many members hide a message by reporting it, until an operator looks. */
  reportsToHide: 3,
} as const

/** What is kept of a message: one line without signs that nobody sees. */
export function cleanChatText(text: string): string {
  return visibleText(text)
}

/** Why a message is not said: it is empty or too long. */
export function checkChatText(text: string): Refusal | undefined {
  const { length } = [...cleanChatText(text)]
  if (length === 0) return refuse('support.chat.issue.empty')
  return length > chatRules.longest
    ? refuse('support.chat.issue.long', { max: chatRules.longest })
    : undefined
}

/** How long a member waits until the next message, in ms; 0 for not at all. */
export function chatWaitMs(lastAt: number | undefined, slowSeconds: number, now: number): number {
  return lastAt === undefined ? 0 : Math.max(0, lastAt + slowSeconds * 1000 - now)
}
