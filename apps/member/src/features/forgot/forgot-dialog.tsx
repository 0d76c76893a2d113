import {
  formSchema,
  openDialog,
  useApp,
  useForm,
  useHasCalls,
  useIssueWords,
  useSystemStatus,
  type AppDialogProps,
  type FormProblems,
} from '@saola/shell'
import { SignInDialog } from '@saola/sign-in'
import { Button, Dialog, Tabs, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { checkReset, resetFields, type Reset, type ResetWay } from './check-reset.ts'
import { ForgotForm } from './forgot-form.tsx'
import styles from './forgot.module.css'
import { resetPassword } from './reset-calls.ts'

const nothingTyped: Reset = {
  mobileNum: '',
  username: '',
  email: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
  code: '',
}

/** A forgotten password, by the ways that the gateway has both calls for (session 54); without any, signing in. */
export function ForgotDialog(dialog: AppDialogProps): ReactElement {
  const bySms = useHasCalls('session.smsReset', 'session.resetBySms')
  const byMail = useHasCalls('session.forgotByEmail', 'session.resetByEmail')
  // Asked once: a way that turns out to be absent says so where it stands.
  const [ways] = useState(() => (['sms', 'email'] as const).filter((way) => (way === 'sms' ? bySms : byMail)))
  const [first, ...rest] = ways
  if (first === undefined) return <SignInDialog {...dialog} />
  return <WaysBack ways={[first, ...rest]} onClose={dialog.onClose} />
}

type WaysBackProps = Pick<AppDialogProps, 'onClose'> & { ways: readonly [ResetWay, ...ResetWay[]] }

/** By SMS or mailbox; afterwards back to sign-in. The other way keeps what was typed. */
function WaysBack({ ways, onClose }: WaysBackProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const { dialogs } = app
  const toast = useToast()
  const { register } = useSystemStatus().info
  const [way, setWay] = useState(ways[0])
  const handleSignIn = (): void => {
    onClose()
    openDialog(dialogs, 'sign-in')
  }
  const words = useIssueWords()
  const schema = formSchema<Reset>((typed) => {
    const found = checkReset(way, typed, register).map((issue) => {
      const name = issue.field as keyof Reset
      return [name, name === 'code' ? undefined : words(issue, t(`session:field.${name}`))]
    })
    return Object.fromEntries(found) as FormProblems<Reset>
  })
  const kit = useForm(schema, (typed) => resetPassword(app, way, typed), {
    values: nothingTyped,
    fieldOf: (wireName) => resetFields[way].find((name) => name === wireName),
    onDone: () => {
      toast({ tone: 'good', text: t('session:forgot.done') })
      handleSignIn()
    },
  })
  const handleWay = (next: string): void => {
    kit.forgive()
    // A code opens only what it was sent for.
    kit.form.resetField('verificationCode')
    setWay(next === 'email' ? 'email' : 'sms')
  }
  const content = (
    <ForgotForm
      key={way}
      way={way}
      kit={kit}
      {...(ways.length > 1 && { onOther: () => handleWay(way === 'sms' ? 'email' : 'sms') })}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('session:forgot.title')}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      {ways.length > 1 ? (
        <Tabs
          label={t('session:forgot.ways')}
          value={way}
          onValueChange={handleWay}
          tabs={ways.map((each) => ({ value: each, label: t(`session:forgot.by_${each}`), content }))}
        />
      ) : (
        content
      )}
      <p className={styles.back}>
        <Button variant="ghost" size="small" onClick={handleSignIn}>
          {t('session:verify.back')}
        </Button>
      </p>
    </Dialog>
  )
}
