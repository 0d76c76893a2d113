import { formatMoney } from '@saola/i18n'
import { calls, type Withdrawal } from '@saola/protocol'
import { askConfirm, MoneyProblem, useApp, useMoneyAct, useOffline, useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalKey } from './withdrawal-queries.ts'

/** Takes a withdrawal back, after a question. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const { dialogs, queryClient } = useApp()
  const language = useLanguage()
  const offline = useOffline()
  const { withdrawalId } = withdrawal
  const money = useMoneyAct(calls.wallet.cancelWithdrawal, {
    invalidates: ['wallet'],
    onDone: (cancelled) => queryClient.setQueryData(withdrawalKey(withdrawalId), cancelled),
  })
  const handleCancel = async (): Promise<void> => {
    const isSure = await askConfirm(dialogs, {
      title: { key: 'wallet:withdraw.cancel_title' },
      text: {
        key: 'wallet:withdraw.cancel_text',
        values: { amount: formatMoney(withdrawal.amount, language) },
      },
      confirm: { key: 'wallet:withdraw.cancel' },
      cancel: { key: 'wallet:withdraw.keep' },
    })
    if (isSure) money.act({ withdrawalId })
  }
  return (
    <>
      <Button busy={money.busy} disabled={offline} onClick={() => void handleCancel()}>
        {t('withdraw.cancel')}
      </Button>
      <MoneyProblem money={money} wish={{ withdrawalId }} />
    </>
  )
}
