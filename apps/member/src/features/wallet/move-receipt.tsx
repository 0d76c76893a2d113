import { formatDateTime, formatMoney } from '@saola/i18n'
import type { VendorTransfer } from '@saola/protocol'
import { MoneyReceipt, useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const tones = { done: 'good', pending: 'warn', refused: 'bad' } as const

export type MoveReceiptProps = { transfer: VendorTransfer; onClose: () => void }

/** How a transfer between the wallets ended. */
export function MoveReceipt({ transfer, onClose }: MoveReceiptProps): ReactElement {
  const { t } = useTranslation(['wallet', 'money', 'shell'])
  const language = useLanguage()
  const { amount, createdAt, direction, orderNo, state, vendorName } = transfer
  const main = t('wallet:balance.main')
  const [from, to] = direction === 'in' ? [main, vendorName] : [vendorName, main]
  return (
    <>
      <MoneyReceipt
        title={t('wallet:transfer.receipt_title')}
        tone={tones[state]}
        amount={amount}
        note={<output>{t(`wallet:transfer.end.${state}`, { amount: formatMoney(amount, language) })}</output>}
        facts={[
          { name: t('money:review.from'), value: from },
          { name: t('money:review.to'), value: to },
          { name: t('money:at'), value: formatDateTime(createdAt, language, { seconds: true }) },
          ...(orderNo === '' ? [] : [{ name: t('wallet:statement.order'), value: orderNo }]),
        ]}
      />
      <Button wide variant="primary" size="large" onClick={onClose}>
        {t('shell:act.close')}
      </Button>
    </>
  )
}
