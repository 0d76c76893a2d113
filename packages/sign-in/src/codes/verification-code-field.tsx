import { formatCountdown } from '@saola/i18n'
import { codeRules } from '@saola/rules'
import { Button, Field, Notice, ShapedInput, takesRef } from '@saola/ui'
import { plainText } from '@saola/validation'
import { useEffect, useRef, type ReactElement, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useText } from '@saola/shell'
import { usePhoneCaptcha, type AskCaptcha } from '../captcha/use-phone-captcha.tsx'
import { withCaptchaWork } from '../captcha/with-captcha-work.ts'
import { CodeMissing, type OtherWay } from './code-missing.tsx'
import { useCodeSending, type CodeSent } from './use-code-sending.ts'
import styles from './verification-code-field.module.css'

export type VerificationCodeFieldProps = {
  channel: 'sms' | 'email'
  /** The digits typed so far. */
  value: string
  onValueChange: (digits: string) => void
  /**
   * Sends a code. Answers undefined when nothing was sent because the form shows what is missing first; a call that
   * throws is told here, with the time left when it came too soon. `askCaptcha` asks a person for the captcha of the service
   * that verifies phones, where there is one, once the form has nothing to say.
   */
  send: (askCaptcha: AskCaptcha) => Promise<CodeSent | undefined>
  /** Where the code goes, as people write it; another recipient begins anew. */
  recipient: string
  /** What is wrong with the code. */
  error?: string | undefined
  /** A new code is on its way: what was wrong with the old one no longer matters. */
  onSent?: () => void
  /** Other ways to get a code, offered to somebody who waits in vain. */
  otherWays?: readonly OtherWay[]
  /** In place of "Code sent to ...", where no code may be on its way. */
  sentText?: string
  /** In place of "SMS verification code" or "E-mail verification code". */
  label?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A code by SMS or mail: send, type or paste it, send again after a while, and a way out when it does not come, has
 * expired or is locked. Keep it mounted while its form lives, so that it remembers what it has sent.
 */
export const VerificationCodeField: (props: VerificationCodeFieldProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawVerificationCodeField)

function drawVerificationCodeField(props: VerificationCodeFieldProps): ReactElement {
  const { channel, value, onValueChange, recipient, error, otherWays = [], onBlur, ref } = props
  const { t } = useTranslation(['session', 'system'])
  const app = useApp()
  const captcha = usePhoneCaptcha(channel)
  const sending = useCodeSending(
    recipient,
    () => withCaptchaWork(app.api, captcha.ask, props.send),
    () => props.onSent?.(),
  )
  const { sent, waitMs, busy, problem } = sending
  const say = useText(problem)
  const box = useRef<HTMLDivElement>(null)
  const isWaiting = waitMs > 0
  useEffect(() => {
    // The button sleeps now and cannot keep the focus; whoever is in another field already stays there.
    if (isWaiting && !document.activeElement?.matches('input, select, textarea')) {
      box.current?.querySelector('input')?.focus()
    }
  }, [isWaiting])
  const expired = sent?.isOver === true ? t('system:phone.code-expired') : undefined
  const wrong = error ?? expired ?? (problem && say(problem))
  const sendLabel = sent === undefined ? t('code.send') : t('code.resend')
  return (
    <div className={styles.code} ref={box}>
      {captcha.dialog}
      <Field label={props.label ?? t(`code.field_${channel}`)} error={wrong} required>
        <ShapedInput
          ref={ref}
          name="verificationCode"
          value={value}
          shape={digitsOf}
          onValueChange={onValueChange}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className="figures"
          end={
            <Button
              size="small"
              variant={sent === undefined ? 'quiet' : 'ghost'}
              busy={busy}
              disabled={isWaiting}
              onClick={sending.send}
            >
              {isWaiting ? t('code.resend_in', { seconds: Math.ceil(waitMs / 1000) }) : sendLabel}
            </Button>
          }
        />
      </Field>
      {sending.isHeldBack && (
        <Notice tone="warn" live>
          {t('code.wait')}{' '}
          <span translate="no" className="figures">
            {formatCountdown(waitMs)}
          </span>
        </Notice>
      )}
      <output className={styles.sent}>
        {sent !== undefined && !sent.isOver && (
          <>
            <span>{props.sentText ?? t('code.sent', { phone: sent.to })}. </span>
            <span>{t('code.valid_minutes', { minutes: sent.minutes })}.</span>
          </>
        )}
      </output>
      {(sent !== undefined || problem !== undefined || sending.isHeldBack) && (
        <CodeMissing channel={channel} otherWays={otherWays} app={app} />
      )}
    </div>
  )
}

/** Whatever was pasted around the digits ("Ma: 123 456") falls away. */
function digitsOf(text: string): string {
  return plainText(text).replaceAll(/\D/g, '').slice(0, codeRules.digits)
}
