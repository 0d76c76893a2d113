import { calls } from '@saola/protocol'
import { codeRules, minuteMs } from '@saola/rules'
import { useApp } from '@saola/shell'
import { readRefused, type CodeSent, type Refused } from '@saola/sign-in'
import { useMutation } from '@tanstack/react-query'
import type { Reset, ResetWay } from './check-reset.ts'

/** The calls behind a forgotten password. */
export type ResetCalls = {
  /** Sends a code by a way; throws what the gateway says. */
  sendCode(way: ResetWay, typed: Reset): Promise<CodeSent>
  reset(way: ResetWay, typed: Reset): void
  busy: boolean
}

/** Sends codes and sets the new password. */
export function useReset(on: { done: () => void; refused: (refused: Refused) => void }): ResetCalls {
  const { api } = useApp()
  const attempt = useMutation({
    mutationFn: async ({ way, typed }: { way: ResetWay; typed: Reset }): Promise<void> => {
      const { newPassword, verificationCode } = typed
      if (way === 'sms') {
        const mobileNum = typed.mobileNum.trim()
        await api.send(calls.session.resetBySms, { mobileNum, newPassword, verificationCode })
        return
      }
      const [username, email] = [typed.username.trim(), typed.email.trim()]
      await api.send(calls.session.resetByEmail, { username, email, newPassword, verificationCode })
    },
    meta: { call: calls.session.resetBySms, quiet: true },
    onSuccess: on.done,
    onError: (error) => on.refused(readRefused(error)),
  })
  return {
    sendCode: async (way, typed) => {
      if (way === 'sms') {
        const mobileNum = typed.mobileNum.trim()
        return api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '84' })
      }
      await api.send(calls.session.forgotByEmail, {
        username: typed.username.trim(),
        email: typed.email.trim(),
      })
      return { expiredMinutes: codeRules.expiryMs / minuteMs }
    },
    reset: (way, typed) => attempt.mutate({ way, typed }),
    busy: attempt.isPending,
  }
}
