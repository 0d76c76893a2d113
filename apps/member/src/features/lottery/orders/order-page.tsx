import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LotteryLinks } from '../lottery-links.tsx'
import { orderQuery } from '../lottery-queries.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import { CheckBet } from './check-bet.tsx'
import { LineFates } from './line-fates.tsx'
import { OrderBet } from './order-bet.tsx'
import { OrderFrame } from './order-card.tsx'
import styles from './orders.module.css'

/** One order of the member, whole: draw by draw what each line came to. */
export function OrderPage({ orderId }: { orderId: string }): ReactElement {
  const { t } = useTranslation('lottery')
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(useApp(), orderId))
  const decided = order?.bets.filter(({ fates }) => fates.length > 0) ?? []
  const title = t('order.of', { number: orderId })
  useDocumentTitle(title)
  useDrawEvents()
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <LotteryLinks current="orders" />
      {order === undefined && error === null && <Skeleton height="24rem" />}
      {order === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {order && (
        <OrderFrame order={order}>
          {decided.length === 0 && <LineFates lines={order.lines} bet={undefined} />}
          <ul className="plain-list">
            {order.bets.map((bet) => (
              <li key={bet.drawId} className={styles.fates}>
                <OrderBet bet={bet} />
                {decided.includes(bet) && <LineFates lines={order.lines} bet={bet} />}
                {decided.includes(bet) && <CheckBet bet={{ ...bet, key: order.key }} />}
              </li>
            ))}
          </ul>
        </OrderFrame>
      )}
    </div>
  )
}
