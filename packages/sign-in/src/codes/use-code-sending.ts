import { isApiError } from '@saola/api-client'
import { codeRules, minuteMs, secondMs } from '@saola/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type DialogText, errorText, RefusedHere, useApp, useServerNow } from '@saola/shell'

/** What the gateway says of a code that it has sent. */
export type CodeSent = { expiredMinutes: number }

/** Sending codes as a field needs it; times in ms. */
export type CodeSending = {
  send: () => void
  busy: boolean
  /** The newest code: where it went, how long it works. */
  sent: { to: string; minutes: number; isOver: boolean } | undefined
  /** Time until another code may be sent; 0 when it may be sent now. */
  waitMs: number
  /** The gateway refused to send another code so soon. */
  isHeldBack: boolean
  /** Why no code was sent. */
  problem: DialogText | undefined
}

type Kept = { to: string; minutes: number; overAt: number }
type Wait = { to: string; since: number; until: number; isHeldBack: boolean }

/** Sends codes to `recipient`, and counts down to the next one and to the end of this one. */
export function useCodeSending(
  recipient: string,
  ask: () => Promise<CodeSent | undefined>,
  onSent: () => void,
): CodeSending {
  const { clock } = useApp()
  const [kept, setKept] = useState<Kept>()
  const [wait, setWait] = useState<Wait>()
  const sent = kept?.to === recipient ? kept : undefined
  const waiting = wait?.to === recipient ? wait : undefined
  const now = useServerNow(waiting && secondMs, waiting?.since)
  const attempt = useMutation({
    mutationFn: ask,
    meta: { quiet: true },
    onSuccess: (answer) => {
      if (answer === undefined) return
      const at = clock.now()
      setKept({
        to: recipient,
        minutes: answer.expiredMinutes,
        overAt: at + answer.expiredMinutes * minuteMs,
      })
      setWait({ to: recipient, since: at, until: at + codeRules.resendMs, isHeldBack: false })
      onSent()
    },
    onError: (error) => {
      const seconds = isApiError(error) ? error.retryAfterSeconds : undefined
      if (seconds === undefined) return
      const since = clock.now()
      setWait({ to: recipient, since, until: since + seconds * secondMs, isHeldBack: true })
    },
  })
  const waitMs = Math.max(0, (waiting?.until ?? 0) - now)
  const isHeldBack = waitMs > 0 && waiting?.isHeldBack === true
  return {
    send: () => attempt.mutate(),
    busy: attempt.isPending,
    sent: sent && { to: sent.to, minutes: sent.minutes, isOver: now >= sent.overAt },
    waitMs,
    isHeldBack,
    // A wait has words of its own, with the time left.
    problem: attempt.error === null || isLimit(attempt.error) ? undefined : problemOf(attempt.error),
  }
}

/** What a person did here is said as it was thrown. */
function problemOf(error: Error): DialogText {
  return error instanceof RefusedHere ? error.text : errorText(error)
}

function isLimit(error: unknown): boolean {
  return isApiError(error) && error.retryAfterSeconds !== undefined
}
