import { formatMoney } from '@saola/i18n'
import { calls, type BillPaymentResult, type BillView, type CallReply } from '@saola/protocol'
import { exactAmount, payBills } from '@saola/rules'
import { BillStateBadge, LoadFailed, useApp, useLanguage, useSession } from '@saola/shell'
import { Button, DataTable, Dialog, Notice, Skeleton, type Column } from '@saola/ui'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OnceProvable } from '#shared/proofs/once-provable.tsx'
import { ProvedReview } from '#shared/proofs/proved-review.tsx'
import styles from './bills-page.module.css'
import { openBillsQuery } from './owed-query.ts'

type PayAllProps = {
  /** Unknown to who has no right to see it. */
  balance: number | undefined
  onClose: () => void
}

/**
 * Pays the open bills that are shown, the oldest first, and says for each what became of it (contracts 15). Where all of them were
 * paid elsewhere meanwhile, it says so and pays nothing.
 */
export function PayAll({ balance, onClose }: PayAllProps): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  // What is being paid stays in sight until its results are there.
  const isPaying = useIsMutating({ mutationKey: [calls.contracts.payBills.id] }) > 0
  const query = useQuery({ ...openBillsQuery(useApp()), enabled: !isPaying })
  const isNothingLeft = query.data?.list.length === 0
  const [reply, setReply] = useState<CallReply<typeof calls.contracts.payBills>>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contracts:pay_all.title')}
      closeLabel={t('shell:dialog.close')}
      footer={
        (reply || isNothingLeft) && (
          <Button variant="primary" wide onClick={onClose}>
            {t('shell:act.close')}
          </Button>
        )
      }
    >
      {reply && <Paid reply={reply} />}
      {!reply && query.isLoadingError && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!reply && query.isPending && <Skeleton height="20rem" />}
      {!reply && isNothingLeft && <NothingLeft />}
      {!reply && query.data && !isNothingLeft && (
        <OnceProvable>
          <AllBills
            bills={[...query.data.list].reverse()}
            balance={balance}
            onPaid={setReply}
            onBack={onClose}
          />
        </OnceProvable>
      )}
    </Dialog>
  )
}

/** What the page behind says of open bills is out of date as well. */
function NothingLeft(): ReactElement {
  const { t } = useTranslation('contracts')
  const { queryClient } = useApp()
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['contracts'] }), [queryClient])
  return (
    <Notice tone="info" live>
      {t('pay_all.nothing')}
    </Notice>
  )
}

type AllBillsProps = {
  /** Oldest first. */
  bills: readonly BillView[]
  balance: number | undefined
  onPaid: (reply: CallReply<typeof calls.contracts.payBills>) => void
  onBack: () => void
}

function AllBills({ bills, balance, onPaid, onBack }: AllBillsProps): ReactElement {
  const { t } = useTranslation(['contracts', 'transfer', 'money', 'shell'])
  const language = useLanguage()
  const own = useSession().member?.account ?? ''
  const dong = (amount: number): string => formatMoney(amount, language)
  const total = exactAmount(bills.reduce((sum, { open }) => sum + open, 0))
  const count = (of: number): string => t('contracts:pay_all.count', { count: of })
  const isShort = balance !== undefined && balance < total
  return (
    <ProvedReview
      call={calls.contracts.payBills}
      wish={{ billIds: bills.map(({ id }) => id) }}
      invalidates={['contracts', 'wallet']}
      onDone={onPaid}
      amount={total}
      facts={[
        { name: t('contracts:bills'), value: count(bills.length), strong: true },
        { name: t('money:review.from'), value: own },
        ...(balance === undefined ? [] : [{ name: t('contracts:owed.balance'), value: dong(balance) }]),
        ...(isShort
          ? [{ name: t('contracts:pay_all.covered'), value: count(countCovered(bills, balance)) }]
          : []),
      ]}
      expected={t('transfer:at_once')}
      confirmLabel={t('contracts:bill.pay', { amount: dong(total) })}
      onBack={onBack}
      backLabel={t('shell:act.cancel')}
      next={t('contracts:pay_all.note')}
    >
      {isShort && (
        <Notice tone="warn" title={t('contracts:bill.shortfall', { amount: dong(total - balance) })}>
          {t('contracts:owed.shortfall_note')}
        </Notice>
      )}
    </ProvedReview>
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
        <span>
          {t('pay_all.done', {
            paid: paidCount,
            count: results.length,
            amount: dong(moved),
          })}
        </span>
        {balance !== undefined && <span> {t('pay_all.left', { balance: dong(balance) })}</span>}
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
