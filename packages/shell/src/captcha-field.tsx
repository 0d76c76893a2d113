import { calls } from '@saola/protocol'
import { Field, IconButton, TextInput, type TextInputProps } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from './app-context.tsx'
import { callKey } from './call-query.ts'
import styles from './sign-in-form.module.css'
import { stale } from './stale.ts'

export type CaptchaFieldProps = TextInputProps & {
  /** Goes up when the picture has been used. */
  attempt: number
  error?: string | undefined
}

/** A picture to read and the field for what it says (wire 3.5); each picture serves for one attempt. */
export function CaptchaField({ attempt, error, ...input }: CaptchaFieldProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const [asked, setAsked] = useState(0)
  const picture = useQuery({
    queryKey: [...callKey(calls.session.captcha), attempt, asked],
    queryFn: ({ signal }) => api.send(calls.session.captcha, undefined, { signal }),
    staleTime: stale.forever,
    gcTime: 0,
    meta: { call: calls.session.captcha, quiet: true },
  })
  return (
    <Field label={t('field.captcha')} error={error} required>
      <TextInput {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
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
  )
}

/** Bare base64 is a PNG (wire 3.5). */
function pictureAddress(value: string): string {
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`
}
