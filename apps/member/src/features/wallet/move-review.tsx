import { calls, type VendorBalance, type VendorTransfer } from '@saola/protocol'
import { MoneyProblem, MoneyReview, useApp, useMoneyAct } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type MoveReviewProps = {
  vendor: VendorBalance
  direction: VendorTransfer['direction']
  amount: number
  onBack: () => void
  onEnd: (transfer: VendorTransfer) => void
}

/** What the transfer between the wallets will be, before it is made. */
export function MoveReview({ vendor, direction, amount, onBack, onEnd }: MoveReviewProps): ReactElement {
  const { t } = useTranslation(['wallet', 'money'])
  const { clock } = useApp()
  const wish = { vassalage: vendor.vassalage, direction, amount }
  const money = useMoneyAct(calls.wallet.transfer, {
    invalidates: ['wallet'],
    // A gateway that says no more than that it is done says that it is what was asked for.
    onDone: (transfer) =>
      onEnd(
        transfer ?? {
          ...wish,
          orderNo: '',
          vendorName: vendor.vendorName,
          state: 'done',
          createdAt: clock.now(),
        },
      ),
  })
  const main = t('wallet:balance.main')
  const [from, to] = direction === 'in' ? [main, vendor.vendorName] : [vendor.vendorName, main]
  return (
    <MoneyReview
      amount={amount}
      facts={[
        { name: t('money:review.what'), value: t('wallet:transfer') },
        { name: t('money:review.from'), value: from },
        { name: t('money:review.to'), value: to },
      ]}
      expected={t('wallet:transfer.expected')}
      confirmLabel={t('wallet:transfer.submit')}
      busy={money.busy}
      onConfirm={(event) => {
        event.preventDefault()
        money.act(wish)
      }}
      onBack={onBack}
    >
      <MoneyProblem money={money} wish={wish} />
    </MoneyReview>
  )
}
