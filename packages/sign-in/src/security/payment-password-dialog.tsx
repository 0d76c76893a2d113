import { calls } from '@saola/protocol'
import { paymentPasswordRule } from '@saola/rules'
import { reportRule, useApp, useIssueWords, useSystemStatus } from '@saola/shell'
import { Dialog, useToast } from '@saola/ui'
import { checkConfirmation, checkField } from '@saola/validation'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaymentNote } from './payment-note.ts'
import { ProofForm } from './proof-form.tsx'

export type PaymentPasswordDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether there is one already, as the title says it. */
  isSet?: boolean
  /** Told once it is saved, before the dialog closes. */
  onSaved?: () => void
}

/** Setting or changing the transaction password (PAYMENTPASS3); the sign-in password proves the owner. */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps): ReactElement {
  const { open, onOpenChange, isSet = false, onSaved } = props
  const { t } = useTranslation(['security', 'session', 'shell', 'validation'])
  const { api } = useApp()
  const toast = useToast()
  const rule = useSystemStatus().info.register['paymentPassword']
  const words = useIssueWords()
  const note = usePaymentNote()
  const title = isSet ? t('security:payment.title_change') : t('security:payment.title_set')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={note}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <ProofForm
        fields={[
          { name: 'password', label: t('security:field.password'), kind: 'password' },
          {
            name: 'newPassword',
            label: t('security:field.new_pin'),
            kind: 'pin',
            hint: t('security:payment.hint'),
            check: ({ newPassword, password }) =>
              newPassword === password
                ? t('security:payment.same_as_password')
                : words(
                    checkField(reportRule(paymentPasswordRule(rule)), newPassword)[0],
                    t('security:field.new_pin'),
                  ),
          },
          {
            name: 'confirmNewPassword',
            label: t('security:field.confirm_pin'),
            kind: 'pin',
            check: ({ newPassword, confirmNewPassword }) =>
              words(checkConfirmation(newPassword, confirmNewPassword)[0], t('security:field.confirm_pin')),
          },
          { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
        ]}
        submitLabel={t('security:payment.save')}
        send={(values) => api.send(calls.member.setPaymentPassword, values)}
        invalidates={['member', 'wallet']}
        onDone={() => {
          toast({ tone: 'good', text: t('security:payment.done') })
          onSaved?.()
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}
