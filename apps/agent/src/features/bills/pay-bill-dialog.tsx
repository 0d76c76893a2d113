import { formatMoney } from '@saola/i18n'
import { calls, type BillView } from '@saola/protocol'
import { useLanguage, useSession } from '@saola/shell'
import { Dialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OnceProvable } from '#shared/proofs/once-provable.tsx'
import { ProvedReview } from '#shared/proofs/proved-review.tsx'

type PayBillDialogProps = {
  bill: BillView
  /** How much of it, and whether that is less than all. */
  payment: { amount: number; partial: boolean }
  /** What went over. */
  onPaid: (moved: number) => void
  onClose: () => void
}

/** One payment of a bill to look at, with the proofs that let it go; it cannot be taken back. */
export function PayBillDialog({ bill, payment, onPaid, onClose }: PayBillDialogProps): ReactElement {
  const { t } = useTranslation(['contracts', 'transfer', 'money', 'shell'])
  const language = useLanguage()
  const own = useSession().member?.account ?? ''
  const { amount, partial } = payment
  const { id: billId, kind, receiver: name } = bill
  const dong = formatMoney(amount, language)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('contracts:bill.pay_sure', { amount: dong, name })}
      closeLabel={t('shell:dialog.close')}
    >
      <OnceProvable>
        <ProvedReview
          call={calls.contracts.payBill}
          wish={{ billId, ...(partial && { partial }) }}
          invalidates={['contracts', 'wallet']}
          onDone={({ moved }) => onPaid(moved)}
          amount={amount}
          facts={[
            { name: t('money:review.what'), value: t(`contracts:kind.${kind}`) },
            { name: t('money:review.from'), value: own },
            { name: t('money:review.to'), value: name, strong: true },
          ]}
          expected={t('transfer:at_once')}
          confirmLabel={t('contracts:bill.pay', { amount: dong })}
          onBack={onClose}
          backLabel={t('shell:act.cancel')}
          next={t('contracts:bill.pay_note', { name })}
        />
      </OnceProvable>
    </Dialog>
  )
}
