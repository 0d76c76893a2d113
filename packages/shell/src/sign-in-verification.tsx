import type { calls, CallInput } from '@saola/protocol'
import { Button, Field, Notice, Select, TextInput } from '@saola/ui'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sign-in-form.module.css'
import type { VerificationWay } from './sign-in-refusal.ts'

export type SignInVerificationProps = {
  verification: { challenge: string; ways: VerificationWay[] }
  busy: boolean
  refused: string | undefined
  onAnswer: (input: CallInput<typeof calls.session.loginVerification>) => void
}

/** The second step of a sign-in from an unregistered IP: any one of the ways that the account has (design 8). */
export function SignInVerification(props: SignInVerificationProps): ReactElement {
  const { verification, busy, refused, onAnswer } = props
  const { t } = useTranslation('session')
  const [way, setWay] = useState(verification.ways[0])
  const [answer, setAnswer] = useState('')
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (way !== undefined && answer.trim() !== '') {
      onAnswer({ challenge: verification.challenge, way, answer: answer.trim() })
    }
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p>{t('verify.body')}</p>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {refused}
        </Notice>
      )}
      <Field label={t('verify.title')}>
        <Select
          value={way}
          options={verification.ways.map((each) => ({ value: each, label: t(`verify.${each}`) }))}
          onChange={(event) => setWay(verification.ways.find((each) => each === event.target.value))}
        />
      </Field>
      <Field label={t('verify.answer')} required>
        <TextInput
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          autoComplete="one-time-code"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('verify.submit')}
      </Button>
    </form>
  )
}
