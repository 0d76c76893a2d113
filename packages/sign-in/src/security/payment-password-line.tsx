import { formatDate } from '@saola/i18n'
import type { SecurityState } from '@saola/protocol'
import { useHasCalls, useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentPasswordDialog } from './payment-password-dialog.tsx'
import { usePaymentNote } from './payment-note.ts'
import { SecurityLine } from './security-line.tsx'

export type PaymentPasswordLineProps = { state: Pick<SecurityState, 'paymentPassword'> }

/** The transaction password: whether there is one, since when, and the dialog that sets or changes it. */
export function PaymentPasswordLine({ state }: PaymentPasswordLineProps): ReactElement {
  const { t } = useTranslation(['security', 'member'])
  const language = useLanguage()
  const note = usePaymentNote()
  const canSet = useHasCalls('member.setPaymentPassword')
  const [isOpen, setOpen] = useState(false)
  const { isSet, changedAt } = state.paymentPassword
  const part = t('member:security.payment_password')
  const act = isSet ? t('security:change') : t('security:set')
  return (
    <>
      <SecurityLine
        icon="wallet"
        title={part}
        note={
          changedAt === undefined ? note : t('security:changed_on', { date: formatDate(changedAt, language) })
        }
        state={
          isSet
            ? { tone: 'good', words: t('member:security.set') }
            : { tone: 'warn', words: t('member:security.not_set') }
        }
      >
        {canSet && (
          <Button
            size="small"
            aria-label={t('security:action.label', { act, part })}
            onClick={() => setOpen(true)}
          >
            {act}
          </Button>
        )}
      </SecurityLine>
      <PaymentPasswordDialog open={isOpen} onOpenChange={setOpen} isSet={isSet} />
    </>
  )
}
