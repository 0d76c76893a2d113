import { formatMoney } from '@saola/i18n'
import { calls, type BillPaymentResult, type BillView, type CallReply } from '@saola/protocol'
import { payBills } from '@saola/rules'
import {
  BillStateBadge,
  LoadFailed,
  MoneyProblem,
  useApp,
  useLanguage,
  useMoneyAct,
  useOffline,
} from '@saola/shell'
import { Button, DataTable, Dialog, Notice, Skeleton, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/facts.tsx'
import styles from './bills-page.module.css'
import { openBillsQuery } from './owed-query.ts'

type PayAllProps = { balance: number; onClose: () => void }

/** Pays the open bills that are shown, the oldest first, and says for each what became of it (contracts 15). */
export function PayAll({ balance, onClose }: PayAllProps): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const language = useLanguage()
  const offline = useOffline()
  const app = useApp()
  const query = useQuery(openBillsQuery(app))
  const [reply, setReply] = useState<CallReply<typeof calls.contracts.payBills>>()
  const money = useMoneyAct(calls.contracts.payBills, {
    invalidates: ['contracts', 'wallet'],
    onDone: setReply,
  })
  const dong = (amount: number): string => formatMoney(amount, language)
  const bills = [...(query.data?.list ?? [])].reverse()
  const total = bills.reduce((sum, { open }) => sum + open, 0)
  const wish = { billIds: bills.map(({ id }) => id) }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contracts:pay_all.title')}
      closeLabel={t('shell:dialog.close')}
      footer={
        reply ? (
          <Button variant="primary" wide onClick={onClose}>
            {t('shell:act.close')}
          </Button>
        ) : (
          <Button
            variant="primary"
            wide
            busy={money.busy}
            disabled={offline || bills.length === 0}
            onClick={() => money.act(wish)}
          >
            {t('contracts:bill.pay', { amount: dong(total) })}
          </Button>
        )
      }
    >
      {reply ? (
        <Paid reply={reply} />
      ) : (
        <div className={styles.stack}>
          {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
          {query.isPending && <Skeleton height="8rem" />}
          {query.data && (
            <>
              <p className={styles.amount}>
                <span className="figures">{dong(total)}</span>
              </p>
              <Facts
                facts={[
                  {
                    label: t('contracts:bills'),
                    value: t('contracts:pay_all.count', { count: bills.length }),
                  },
                  { label: t('contracts:owed.balance'), value: dong(balance) },
                  ...(total > balance
                    ? [
                        {
                          label: t('contracts:pay_all.covered'),
                          value: t('contracts:pay_all.count', { count: countCovered(bills, balance) }),
                        },
                      ]
                    : []),
                ]}
              />
              {total > balance && (
                <Notice tone="warn" title={t('contracts:bill.shortfall', { amount: dong(total - balance) })}>
                  {t('contracts:owed.shortfall_note')}
                </Notice>
              )}
              <p className={styles.quiet}>{t('contracts:pay_all.note')}</p>
            </>
          )}
          <MoneyProblem money={money} wish={wish} />
        </div>
      )}
    </Dialog>
  )
}

/** How many bills the balance pays in full, in their order. */
function countCovered(bills: readonly BillView[], balance: number): number {
  const { results } = payBills(
    bills.map(({ id, amount, paid, state }) => ({ id, amount, paid, state })),
    balance,
  )
  return results.filter((result) => result.kind === 'paid' && result.bill.state === 'issued').length
}

function Paid({ reply }: { reply: CallReply<typeof calls.contracts.payBills> }): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const columns = useResultColumns()
  const { results, moved, paidCount, balance } = reply
  const dong = (amount: number): string => formatMoney(amount, language)
  return (
    <div className={styles.stack}>
      <Notice tone={paidCount === results.length ? 'good' : 'warn'} live>
        {t('pay_all.done', {
          paid: paidCount,
          count: results.length,
          amount: dong(moved),
          balance: dong(balance),
        })}
      </Notice>
      <DataTable
        caption={t('pay_all.result')}
        captionHidden
        narrow="lines"
        rows={results}
        rowKey={({ bill }) => bill.id}
        columns={columns}
      />
    </div>
  )
}

function useResultColumns(): Column<BillPaymentResult>[] {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  return [
    {
      id: 'receiver',
      header: t('field.beneficiary'),
      heading: true,
      cell: ({ bill }) => t('owed.until', { kind: t(`kind.${bill.kind}`), name: bill.receiver }),
    },
    {
      id: 'state',
      header: t('pay_all.result'),
      cell: ({ bill, refused }) => refused ?? <BillStateBadge state={bill.state} />,
    },
    {
      id: 'moved',
      header: t('pay_all.moved'),
      align: 'end',
      cell: ({ moved: now }) => (
        <span translate="no" className="figures">
          {formatMoney(now, language)}
        </span>
      ),
    },
  ]
}
