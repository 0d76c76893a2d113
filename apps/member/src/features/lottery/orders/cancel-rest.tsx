import { formatMoney } from '@saola/i18n'
import { calls, type LotteryOrder } from '@saola/protocol'
import { askConfirm, MoneyProblem, useApp, useLanguage, useMoneyAct } from '@saola/shell'
import { Button, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import styles from './orders.module.css'

/** Ends the draws of an order that still take bets, once the member has said so again; nothing where none does. */
export function CancelRest({ order }: { order: LotteryOrder }): ReactElement | null {
  const { t } = useTranslation('lottery')
  const { dialogs } = useApp()
  const language = useLanguage()
  const toast = useToast()
  const money = useMoneyAct(calls.lottery.cancelRest, {
    invalidates: ['lottery', 'wallet'],
    onDone: () => toast({ tone: 'good', text: t('order.cancelled_rest') }),
  })
  const until = order.cancellableUntil ?? 0
  const mayCancel = useServerRead((now) => now < until)
  if (!mayCancel) return null
  const wish = { orderId: order.orderId }
  const open = order.bets.filter(({ state }) => state === 'open')
  const back = open.reduce((sum, { stake }) => sum + stake, 0)
  const handleCancel = async (): Promise<void> => {
    const isSure = await askConfirm(dialogs, {
      title: { key: 'lottery:slip.cancel_rest' },
      text: {
        key: 'lottery:order.cancel_text',
        values: { count: open.length, amount: formatMoney(back, language) },
      },
      confirm: { key: 'lottery:slip.cancel_rest' },
      cancel: { key: 'lottery:order.keep' },
    })
    if (isSure) money.act(wish)
  }
  return (
    <div className={styles.cancel}>
      <MoneyProblem money={money} wish={wish} />
      <Button busy={money.busy} onClick={() => void handleCancel()}>
        {t('slip.cancel_rest')}
      </Button>
    </div>
  )
}
