import { formatMoney } from '@saola/i18n'
import type { BillView } from '@saola/protocol'
import { MoneyPaused, useApp, useHasCalls, useLanguage, useOffline, useRight } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bills-page.module.css'
import { owedQuery } from './owed-query.ts'
import { PayBillDialog } from './pay-bill-dialog.tsx'

/** Pays one bill from the agent's wallet: all that is open, or as much as the wallet has. */
export function PayBill({ bill }: { bill: BillView }): ReactElement | null {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const offline = useOffline()
  const canPay = useHasCalls('contracts.payBill')
  const mayPay = useRight('contracts.act') && canPay
  const balance = useQuery(owedQuery(useApp())).data?.balance
  const [payment, setPayment] = useState<{ amount: number; partial: boolean }>()
  const [moved, setMoved] = useState<number>()
  const dong = (amount: number): string => formatMoney(amount, language)
  const { open, receiver: name } = bill
  const isShort = balance !== undefined && balance < open
  if (!mayPay || (open === 0 && moved === undefined)) return null
  return (
    <div className={styles.stack}>
      {moved !== undefined && (
        <Notice tone={moved > 0 ? 'good' : 'warn'} live>
          {moved > 0 ? t('bill.paid_done', { amount: dong(moved), name }) : t('bill.unpaid')}
        </Notice>
      )}
      {open > 0 && isShort && <Notice tone="warn">{t('bill.short', { balance: dong(balance) })}</Notice>}
      {open > 0 && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            disabled={offline}
            onClick={() => setPayment({ amount: open, partial: false })}
          >
            {t('bill.pay', { amount: dong(open) })}
          </Button>
          {isShort && balance > 0 && (
            <Button disabled={offline} onClick={() => setPayment({ amount: balance, partial: true })}>
              {t('bill.pay_part', { amount: dong(balance) })}
            </Button>
          )}
        </div>
      )}
      <MoneyPaused />
      {payment && (
        <PayBillDialog
          bill={bill}
          payment={payment}
          onPaid={(now) => {
            setMoved(now)
            setPayment(undefined)
          }}
          onClose={() => setPayment(undefined)}
        />
      )}
    </div>
  )
}
