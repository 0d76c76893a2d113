import type { calls, CallReply, Deposit } from '@saola/protocol'
import { MoneyProblem, MoneyReview } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestDeposit } from './use-request-deposit.ts'

export type DepositReviewProps = {
  amount: number
  settings: CallReply<typeof calls.wallet.depositSettings>
  onBack: () => void
  onOpen: (deposit: Deposit) => void
}

/** What the deposit will be, before a code is made for it. */
export function DepositReview({ amount, settings, onBack, onOpen }: DepositReviewProps): ReactElement {
  const { t } = useTranslation(['wallet', 'money'])
  const money = useRequestDeposit(onOpen)
  const { playTimes = 0 } = settings
  return (
    <MoneyReview
      amount={amount}
      facts={[
        { name: t('money:review.what'), value: t('wallet:deposit.title') },
        { name: t('money:review.from'), value: t('wallet:deposit.from'), more: 'VietQR' },
        { name: t('money:review.to'), value: t('wallet:balance.main') },
        ...(playTimes > 0
          ? [
              {
                name: t('wallet:deposit.before_leaving'),
                value: t('wallet:deposit.before_leaving.times', { count: playTimes }),
              },
            ]
          : []),
      ]}
      fee={settings.fee}
      expected={t('wallet:deposit.expected')}
      confirmLabel={t('wallet:deposit.create')}
      busy={money.busy}
      onConfirm={(event) => {
        event.preventDefault()
        money.act({ amount })
      }}
      onBack={onBack}
      next={t('wallet:deposit.next', { minutes: settings.expiryMinutes })}
    >
      <MoneyProblem money={money} wish={{ amount }} />
    </MoneyReview>
  )
}
