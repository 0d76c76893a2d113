import { calls } from '@saola/protocol'
import { callKey, stale, useApp } from '@saola/shell'
import { CaptchaWork } from '@saola/sign-in'
import { Field, IconButton, TextInput, type TextInputProps } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './register-form.module.css'

export type RegisterCaptchaProps = TextInputProps & {
  /** Goes up when the picture has been used. */
  attempt: number
  error: string | undefined
  hint: string
  /** Called with the answer when the browser has worked for it. */
  onSolved: (answer: string) => void
}

/** The picture to read where the merchant asks for one (session 21), and the field for what it says. */
export function RegisterCaptcha({
  attempt,
  error,
  hint,
  onSolved,
  ...input
}: RegisterCaptchaProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const [asked, setAsked] = useState(0)
  const [solvedAttempt, setSolvedAttempt] = useState<number>()
  const solved = solvedAttempt === attempt
  const call = calls.session.captcha
  const { data, isFetching } = useQuery({
    queryKey: [...callKey(call), 'register', attempt, asked],
    queryFn: ({ signal }) => api.send(call, undefined, { signal }),
    staleTime: stale.forever,
    gcTime: 0,
    meta: { call, quiet: true },
  })
  return (
    <div className={styles.captcha}>
      {!solved && (
        <>
          <Field label={t('field.captcha')} hint={hint} error={error} required>
            <TextInput inputMode="numeric" autoComplete="off" spellCheck={false} {...input} />
          </Field>
          <div className={styles.picture}>
            {/* Bare base64 is a PNG. */}
            {data !== undefined && (
              <img
                src={data.startsWith('data:') ? data : `data:image/png;base64,${data}`}
                alt={t('captcha.alt')}
              />
            )}
            <IconButton
              icon="refresh"
              label={t('captcha.refresh')}
              disabled={isFetching}
              onClick={() => setAsked(asked + 1)}
            />
          </div>
        </>
      )}
      <CaptchaWork
        key={attempt}
        onSolved={(answer) => {
          setSolvedAttempt(attempt)
          onSolved(answer)
        }}
      />
    </div>
  )
}
