import { dayMs } from '../lengths-of-time.ts'

// Open: nobody gives numbers for codes; these are the operator's.
/**
 * How many codes go out in a day: to one phone or mailbox, and to whoever asks from one network. From a few on a captcha comes
 * first, so that the ordinary first code asks for nothing.
 */
export const codeSending = {
  periodMs: dayMs,
  toRecipient: { captchaFrom: 3, most: 10 },
  fromNetwork: { captchaFrom: 10, most: 100 },
} as const

/** When the codes of a day were sent, the newest first: as many as the most that there may be. */
export type SentCodes = { readonly toRecipient: readonly number[]; readonly fromNetwork: readonly number[] }

/** What another code meets (session 44): nothing, a captcha, or a wait in ms until the oldest one no longer counts. */
export type CodeDoor = { kind: 'open' } | { kind: 'captcha' } | { kind: 'wait'; waitMs: number }

/** Whether another code may be sent at `now`. */
export function codeDoor(sent: SentCodes, now: number): CodeDoor {
  const waitMs = Math.max(waitOf('toRecipient', sent, now), waitOf('fromNetwork', sent, now))
  if (waitMs > 0) return { kind: 'wait', waitMs }
  const isMany =
    sent.toRecipient.length >= codeSending.toRecipient.captchaFrom ||
    sent.fromNetwork.length >= codeSending.fromNetwork.captchaFrom
  return { kind: isMany ? 'captcha' : 'open' }
}

/** How long the oldest code counts that leaves no room for another one. */
function waitOf(kind: keyof SentCodes, sent: SentCodes, now: number): number {
  const oldest = sent[kind][codeSending[kind].most - 1]
  return oldest === undefined ? 0 : oldest + codeSending.periodMs - now
}
