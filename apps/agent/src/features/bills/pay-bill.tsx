import { formatMoney } from '@saola/i18n'
import { calls, type BillView } from '@saola/protocol'
import {
  askConfirm,
  MoneyProblem,
  useApp,
  useLanguage,
  useMoneyAct,
  useOffline,
  useRight,
} from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bills-page.module.css'
import { owedQuery } from './owed-query.ts'

/** Pays one bill from the agent's wallet: all that is open, or as much as the wallet has. */
export function PayBill({ bill }: { bill: BillView }): ReactElement | null {
  const { t } = useTranslation('contracts')
  const app = useApp()
  const language = useLanguage()
  const offline = useOffline()
  const mayPay = useRight('contracts.act')
  const balance = useQuery(owedQuery(app)).data?.balance
  const [moved, setMoved] = useState<number>()
  const money = useMoneyAct(calls.contracts.payBill, {
    invalidates: ['contracts', 'wallet'],
    onDone: (reply) => setMoved(reply.moved),
  })
  const dong = (amount: number): string => formatMoney(amount, language)
  const { id: billId, open, receiver: name } = bill
  const isShort = balance !== undefined && balance < open
  const pay = async (amount: number, partial: boolean): Promise<void> => {
    const isSure = await askConfirm(app.dialogs, {
      title: { key: 'contracts:bill.pay_sure', values: { amount: dong(amount), name } },
      text: { key: 'contracts:bill.pay_note', values: { name } },
      confirm: { key: 'contracts:bill.pay', values: { amount: dong(amount) } },
    })
    if (isSure) money.act(partial ? { billId, partial } : { billId })
  }
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
            busy={money.busy}
            disabled={offline}
            onClick={() => void pay(open, false)}
          >
            {t('bill.pay', { amount: dong(open) })}
          </Button>
          {isShort && balance > 0 && (
            <Button disabled={offline || money.busy} onClick={() => void pay(balance, true)}>
              {t('bill.pay_part', { amount: dong(balance) })}
            </Button>
          )}
        </div>
      )}
      <MoneyProblem money={money} wish={{ billId }} />
    </div>
  )
}
