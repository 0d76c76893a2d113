import { messageKey, say } from '@saola/i18n'
import { openDialog, useApp, useSystemStatus, type AppDialogProps } from '@saola/shell'
import { Button, Dialog, Tabs, useToast } from '@saola/ui'
import { messageOf } from '@saola/validation'
import { useState, type ReactElement } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { checkReset, type Reset, type ResetWay } from './check-reset.ts'
import { ForgotForm } from './forgot-form.tsx'
import styles from './forgot.module.css'

const nothingTyped: Reset = {
  mobileNum: '',
  username: '',
  email: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

/** A forgotten password, by SMS or mailbox; afterwards back to sign-in. The other way keeps what was typed. */
export function ForgotDialog({ onClose }: AppDialogProps): ReactElement {
  const { t, i18n } = useTranslation(['session', 'validation', 'shell'])
  const { dialogs } = useApp()
  const toast = useToast()
  const rule = useSystemStatus().info.register['password']
  const [way, setWay] = useState<ResetWay>('sms')
  const form = useForm<Reset>({
    defaultValues: nothingTyped,
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors<Reset> = {}
      for (const found of checkReset(way, values, rule)) {
        const name = found.field as keyof Reset
        const { key, params } = messageOf(found)
        const field = t(`session:field.${name}`)
        errors[name] = { type: key, message: say(i18n, messageKey(key), { ...params, field }) }
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const handleWay = (next: string): void => {
    form.clearErrors()
    // A code opens only what it was sent for.
    form.resetField('verificationCode')
    setWay(next === 'email' ? 'email' : 'sms')
  }
  const handleSignIn = (): void => {
    onClose()
    openDialog(dialogs, 'sign-in')
  }
  const handleDone = (): void => {
    toast({ tone: 'good', text: t('session:forgot.done') })
    handleSignIn()
  }
  const content = (
    <ForgotForm
      key={way}
      way={way}
      form={form}
      onDone={handleDone}
      onOther={() => handleWay(way === 'sms' ? 'email' : 'sms')}
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
