import { calls } from '@saola/protocol'
import { Button, ChoiceChips, Field, TextInput } from '@saola/ui'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useText } from '@saola/shell'
import { RefusedNotice, useLockout } from './refused-notice.tsx'
import styles from './sign-in-form.module.css'
import type { VerificationWay } from './sign-in-refusal.ts'
import type { SignIn } from './use-sign-in.ts'
import { VerificationCodeField } from '../codes/verification-code-field.tsx'

export type SignInVerificationProps = {
  verification: { challenge: string; ways: VerificationWay[] }
  attempt: Pick<SignIn, 'verify' | 'restart' | 'busy' | 'refused'>
}

/** The second step of a sign-in from an unregistered IP: any one of the ways that the account has (design 8). */
export function SignInVerification({ verification, attempt }: SignInVerificationProps): ReactElement {
  const { challenge, ways } = verification
  const { busy, refused } = attempt
  const { t } = useTranslation(['session', 'validation'])
  const { api } = useApp()
  const [way, setWay] = useState<VerificationWay>(ways[0] ?? 'sms')
  const [answers, setAnswers] = useState<Partial<Record<VerificationWay, string>>>({})
  const [judged, setJudged] = useState<VerificationWay>()
  const [isMissing, setMissing] = useState(false)
  const say = useText(refused?.text)
  const lockedMs = useLockout(refused)

  const answer = answers[way] ?? ''
  const isAboutAnswer = refused?.field !== undefined && judged === way
  const missing = isMissing ? t('validation:required', { field: t(`session:verify.${way}`) }) : undefined
  const problem = isAboutAnswer ? say(refused.text) : missing

  const handleAnswer = (typed: string): void => {
    setAnswers({ ...answers, [way]: typed })
    setMissing(false)
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setJudged(way)
    setMissing(answer.trim() === '')
    if (answer.trim() !== '') attempt.verify({ challenge, way, answer: answer.trim() })
  }
  return (
    <form className={styles.step} onSubmit={handleSubmit} noValidate>
      <p>{t('session:verify.body')}</p>
      {refused !== undefined && refused.field === undefined && <RefusedNotice refused={refused} />}
      <ChoiceChips
        legend={t('session:verify.title')}
        choices={ways.map((each) => ({ value: each, label: t(`session:verify.${each}`) }))}
        value={way}
        onValueChange={(next) => {
          setWay(next)
          setMissing(false)
        }}
      />
      {way === 'sms' || way === 'email' ? (
        <VerificationCodeField
          key={way}
          channel={way}
          value={answer}
          onValueChange={handleAnswer}
          send={() => api.send(calls.session.verificationCode, { challenge, way })}
          recipient={t(`session:verify.own_${way}`)}
          error={problem}
          otherWays={ways
            .filter((each) => each !== way)
            .map((each) => ({ label: t(`session:verify.${each}`), onSelect: () => setWay(each) }))}
        />
      ) : (
        <Field
          label={t(`session:verify.${way}_answer`)}
          hint={t(`session:verify.${way}_hint`)}
          error={problem}
          required
        >
          <TextInput
            key={way}
            value={answer}
            onChange={(event) => handleAnswer(event.target.value)}
            autoComplete={way === 'totp' ? 'one-time-code' : 'name'}
            autoCapitalize={way === 'bank' ? 'characters' : 'none'}
            spellCheck={false}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={lockedMs > 0}>
        {t('session:verify.submit')}
      </Button>
      <Button variant="ghost" wide onClick={attempt.restart}>
        {t('session:verify.back')}
      </Button>
    </form>
  )
}
