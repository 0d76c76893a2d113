import { calls } from '@saola/protocol'
import { Field, IconButton, TextInput, type TextInputProps, takesRef } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey, stale, useApp } from '@saola/shell'
import { CaptchaWork } from './captcha-work.tsx'
import styles from '../forms/sign-in-form.module.css'

export type CaptchaFieldProps = TextInputProps & {
  /** Goes up when the picture has been used. */
  attempt: number
  error?: string | false | undefined
  /** Called with the answer when the browser has worked for it; it goes where the typed one would. */
  onSolved: (answer: string) => void
}

/** A picture to read and the field for what it says (session 21); each picture serves for one attempt. Nobody has to read it. */
export const CaptchaField: (props: CaptchaFieldProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawCaptchaField)

function drawCaptchaField({ attempt, error, onSolved, ...input }: CaptchaFieldProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const [asked, setAsked] = useState(0)
  const [solvedAttempt, setSolvedAttempt] = useState<number>()
  const picture = useQuery({
    queryKey: [...callKey(calls.session.captcha), attempt, asked],
    queryFn: ({ signal }) => api.send(calls.session.captcha, undefined, { signal }),
    staleTime: stale.forever,
    gcTime: 0,
    meta: { call: calls.session.captcha, quiet: true },
  })
  return (
    <>
      {solvedAttempt !== attempt && (
        <Field label={t('field.captcha')} error={error} required>
          <TextInput
            {...input}
            inputMode="numeric"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className={styles.captcha}>
            {picture.data !== undefined && (
              <img className={styles.picture} src={pictureAddress(picture.data)} alt={t('captcha.alt')} />
            )}
            <IconButton
              icon="refresh"
              label={t('captcha.refresh')}
              disabled={picture.isFetching}
              onClick={() => setAsked(asked + 1)}
            />
          </span>
        </Field>
      )}
      <CaptchaWork
        key={attempt}
        onSolved={(answer) => {
          setSolvedAttempt(attempt)
          onSolved(answer)
        }}
      />
    </>
  )
}

/** Bare base64 is a PNG (session 21). */
function pictureAddress(value: string): string {
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`
}
