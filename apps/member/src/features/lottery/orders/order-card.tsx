import { formatDateTime, formatMoney } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { Offered, useLanguage } from '@saola/shell'
import { Card, classNames } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelRest } from './cancel-rest.tsx'
import { LineFates } from './line-fates.tsx'
import { OrderBet } from './order-bet.tsx'
import styles from './orders.module.css'

/** One order: what it bet, what the last draw made of it, the way to all of it, and the way to end the rest of it. */
export function OrderCard({ order }: { order: LotteryOrder }): ReactElement {
  const { t } = useTranslation('lottery')
  const settled = order.bets.filter(({ fates }) => fates.length > 0)
  return (
    <OrderFrame order={order} isLink>
      <LineFates lines={order.lines} bet={settled.at(-1)} />
      <details className={styles.draws} open={order.bets.length === 1}>
        <summary>{t('order.bets', { count: order.bets.length })}</summary>
        <ul className="plain-list">
          {order.bets.map((bet) => (
            <li key={bet.drawId}>
              <OrderBet bet={bet} />
            </li>
          ))}
        </ul>
        {order.stopOnWin && <p className={styles.quiet}>{t('order.stops')}</p>}
      </details>
    </OrderFrame>
  )
}

type OrderFrameProps = { order: LotteryOrder; isLink?: boolean; children: ReactNode }

/** What was staked and returned, around what became of it; the number leads to the order's own page. */
export function OrderFrame({ order, isLink = false, children }: OrderFrameProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const { orderId } = order
  return (
    <Card
      title={order.gameName}
      aside={<time>{formatDateTime(order.placedAt, language)}</time>}
      aria-label={t('order.of', { number: orderId })}
    >
      <dl className={styles.sums}>
        <div>
          <dt>{t('slip.total')}</dt>
          <dd translate="no" className="figures">
            {formatMoney(order.stake, language)}
          </dd>
        </div>
        <div>
          <dt>{t('order.returned')}</dt>
          <dd translate="no" className={classNames('figures', order.payout > 0 && styles.won)}>
            {formatMoney(order.payout, language)}
          </dd>
        </div>
        <div>
          <dt>{t('order.number')}</dt>
          <dd className="figures">
            {isLink ? (
              <Link to="/vnlottery/orders/$orderId" params={{ orderId }} className={styles.number}>
                {orderId}
              </Link>
            ) : (
              orderId
            )}
          </dd>
        </div>
      </dl>
      {children}
      <Offered by="lottery.cancelRest">
        <CancelRest order={order} />
      </Offered>
    </Card>
  )
}
