import { messageKey } from '@saola/i18n'
import { parseUrl } from '@saola/rules'
import { RefusedHere, useSystemStatus } from '@saola/shell'
import { useState, type ComponentType, type ReactElement } from 'react'
import { phoneErrorKey } from '@saola/api-client'
import type { PhoneCaptchaProps } from './phone-captcha.tsx'

/** What a call that sends a code takes along: the phone service's captcha, and the gateway's own where it asks for one. */
export type CaptchaProof = { captchaToken?: string; captcha?: string }

/** Asks a person for the captcha of the phone service; rejects when they close it, and where its code does not come. */
export type AskCaptcha = () => Promise<CaptchaProof>

type Asked = {
  /** Its code comes with the first question. */
  PhoneCaptcha: ComponentType<PhoneCaptchaProps>
  resolve: (proof: CaptchaProof) => void
  reject: (why: Error) => void
}

/**
 * The captcha of the service that verifies phones (session 37). Where the gateway's codes are its own, or go by mail, nobody
 * is asked. The dialog belongs to whoever asks, and is shown while it is open.
 */
export function usePhoneCaptcha(channel: 'sms' | 'email'): {
  ask: AskCaptcha
  dialog: ReactElement | undefined
} {
  const { phoneCaptcha } = useSystemStatus().info
  const address = parseUrl(phoneCaptcha ?? '')
  const [asked, setAsked] = useState<Asked>()
  // A frame of our own origin could take off its sandbox.
  const isElsewhere = address !== undefined && address.origin !== location.origin
  if (!isElsewhere || channel === 'email') return { ask: nothing, dialog: undefined }
  const end = (act: (asked: Asked) => void): void => {
    if (asked) act(asked)
    setAsked(undefined)
  }
  return {
    ask: async () => {
      const { PhoneCaptcha } = await import('./phone-captcha.tsx')
      return new Promise<CaptchaProof>((resolve, reject) => setAsked({ PhoneCaptcha, resolve, reject }))
    },
    dialog: asked && (
      <asked.PhoneCaptcha
        address={address}
        onSolved={(captchaToken) => end(({ resolve }) => resolve({ captchaToken }))}
        onClose={() =>
          end(({ reject }) =>
            reject(new RefusedHere({ key: messageKey(phoneErrorKey('popup-closed-by-user')) })),
          )
        }
      />
    ),
  }
}

function nothing(): Promise<CaptchaProof> {
  return Promise.resolve({})
}
