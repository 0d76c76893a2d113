import { calls } from '@saola/protocol'
import { Button, ChoiceChips, Field, TextInput } from '@saola/ui'
import { useRef, useState, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  formSchema,
  PasskeyProofButton,
  passkeysWorkHere,
  RefusedNotice,
  useApp,
  useForm,
  useHasCalls,
  useRefusedWait,
} from '@saola/shell'
import styles from './sign-in-form.module.css'
import type { VerificationWay } from './sign-in-refusal.ts'
import type { SignIn } from './use-sign-in.ts'
import { VerificationCodeField } from '../codes/verification-code-field.tsx'

export type SignInVerificationProps = {
  verification: { challenge: string; ways: VerificationWay[] }
  attempt: Pick<SignIn, 'verify' | 'restart'>
}

type Answers = Record<VerificationWay, string>

const nothingTyped: Answers = { sms: '', email: '', bank: '', passkey: '', totp: '' }

/** The second step of a sign-in from an unregistered IP: any one of the ways that the account has (session 12). */
export function SignInVerification({ verification, attempt }: SignInVerificationProps): ReactElement {
  const { challenge } = verification
  const hasCodes = useHasCalls('session.verificationCode')
  const hasPasskeys = useHasCalls('session.passkeyStart', 'session.passkeyProof') && passkeysWorkHere()
  const isThere = { sms: hasCodes, email: hasCodes, passkey: hasPasskeys, bank: true, totp: true }
  const ways = verification.ways.filter((each) => isThere[each])
  const { t } = useTranslation(['session', 'validation'])
  const { api } = useApp()
  const sheet = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<VerificationWay>(ways[0] ?? 'sms')
  const schema = formSchema<Answers>((answers) => ({
    [way]:
      answers[way].trim() === ''
        ? t('validation:required', { field: t(`session:verify.${way}`) })
        : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(
    schema,
    (answers) => attempt.verify({ challenge, way, answer: answers[way].trim() }),
    // However the gateway names it, this form asks for one answer at a time.
    { values: nothingTyped, fieldOf: () => way },
  )
  const waitMs = useRefusedWait(refused)
  return (
    <form className={styles.step} onSubmit={onSubmit} noValidate ref={sheet}>
      <p>{t('session:verify.body')}</p>
      <RefusedNotice refused={refused} />
      <ChoiceChips
        legend={t('session:verify.title')}
        choices={ways.map((each) => ({ value: each, label: t(`session:verify.${each}`) }))}
        value={way}
        onValueChange={setWay}
      />
      {(way === 'sms' || way === 'email') && (
        <Controller
          key={way}
          control={form.control}
          name={way}
          render={({ field }) => (
            <VerificationCodeField
              channel={way}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              send={async (askCaptcha) =>
                api.send(calls.session.verificationCode, { challenge, way, ...(await askCaptcha()) })
              }
              recipient={t(`session:verify.own_${way}`)}
              error={problems[way]}
              otherWays={ways
                .filter((each) => each !== way)
                .map((each) => ({ label: t(`session:verify.${each}`), onSelect: () => setWay(each) }))}
            />
          )}
        />
      )}
      {way === 'passkey' && (
        <PasskeyProofButton
          challenge={challenge}
          onProof={(code) => {
            form.setValue('passkey', code)
            // Safari 15 knows no requestSubmit.
            sheet.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
          }}
        />
      )}
      {(way === 'bank' || way === 'totp') && (
        <Field
          label={t(`session:verify.${way}_answer`)}
          hint={t(`session:verify.${way}_hint`)}
          error={problems[way]}
          required
        >
          <TextInput
            key={way}
            {...form.register(way)}
            autoComplete={way === 'totp' ? 'one-time-code' : 'name'}
            autoCapitalize={way === 'bank' ? 'characters' : 'none'}
            spellCheck={false}
          />
        </Field>
      )}
      {way !== 'passkey' && (
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={waitMs > 0}>
          {t('session:verify.submit')}
        </Button>
      )}
      <Button variant="ghost" wide onClick={attempt.restart}>
        {t('session:verify.back')}
      </Button>
    </form>
  )
}
