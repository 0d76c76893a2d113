import {
  formSchema,
  openDialog,
  useApp,
  useForm,
  useIssueWords,
  useSystemStatus,
  type AppDialogProps,
  type FormProblems,
} from '@saola/shell'
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

/** A forgotten password, by SMS or mailbox; afterwards back to sign-in. The other way keeps what was typed. */
export function ForgotDialog({ onClose }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const { dialogs } = app
  const toast = useToast()
  const { register } = useSystemStatus().info
  const [way, setWay] = useState<ResetWay>('sms')
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
    <ForgotForm key={way} way={way} kit={kit} onOther={() => handleWay(way === 'sms' ? 'email' : 'sms')} />
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('session:forgot.title')}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <Tabs
        label={t('session:forgot.ways')}
        value={way}
        onValueChange={handleWay}
        tabs={(['sms', 'email'] as const).map((each) => ({
          value: each,
          label: t(`session:forgot.by_${each}`),
          content,
        }))}
      />
      <p className={styles.back}>
        <Button variant="ghost" size="small" onClick={handleSignIn}>
          {t('session:verify.back')}
        </Button>
      </p>
    </Dialog>
  )
}
