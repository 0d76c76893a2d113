import { startOfDay } from '../vietnam-time.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** How much an agent may write to its line: so many messages a Vietnamese day, each so long (team 33). */
export const lineMessageRules = { perDay: 10, titleLength: 60, contentLength: 1000 }

/** A message as it was typed. */
export type TypedMessage = { readonly title: string; readonly content: string }

/** What is wrong with a message, by field; lengths count what stands there without the blanks around it. */
export function checkLineMessage({
  title,
  content,
}: TypedMessage): Partial<Record<keyof TypedMessage, Refusal>> {
  const { titleLength, contentLength } = lineMessageRules
  return {
    ...(isTooLong(title, titleLength) && { title: refuse('messages.issue.title', { max: titleLength }) }),
    ...(isTooLong(content, contentLength) && {
      content: refuse('messages.issue.content', { max: contentLength }),
    }),
  }
}

/** How many messages an agent may still send today. */
export function messagesLeft(sentToday: number): number {
  return Math.max(0, lineMessageRules.perDay - sentToday)
}

/** When the day began whose messages count. */
export function messageDayStart(now: number): number {
  return startOfDay(now)
}

function isTooLong(text: string, most: number): boolean {
  const length = [...text.trim()].length
  return length < 1 || length > most
}
