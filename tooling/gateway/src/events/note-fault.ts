import { attemptLimit } from '@saola/rules'
import { isDatabaseAway } from '@saola/server'
import type { Services } from '../services/services.ts'
import { appendEvent } from './event-store.ts'

/** The same thing that fails again and again is a few rows in five minutes. */
const perSubject = attemptLimit(3)

/** The longest words of a failure that are kept. */
const mostWords = 300

/**
 * Writes that something failed which should not (system 56): a job, or an answer that is our own fault. It has no transaction of an act, which
 * is undone; a database that is away, or closing, is told of on the console alone. Never throws.
 */
export async function noteFault(
  { db, now, limiter }: Pick<Services, 'db' | 'now' | 'limiter'>,
  subject: string,
  error: unknown,
): Promise<void> {
  if (isDatabaseAway(error)) return
  try {
    if ((await limiter.take(`fault:${subject}`, perSubject)) > 0) return
    await appendEvent(db, {
      merchantId: null,
      at: now(),
      kind: 'gateway.fault',
      actor: 'gateway',
      subject,
      reason: wordsOf(error),
    })
  } catch (unwritten) {
    console.warn(`[events] a fault was not written down: ${wordsOf(unwritten)}`)
  }
}

function wordsOf(error: unknown): string {
  return String(error).slice(0, mostWords)
}
