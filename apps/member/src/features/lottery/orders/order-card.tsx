import { formatDateTime, formatMoney } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Badge, Card, classNames } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { drawName } from '../draw-name.ts'
import { CancelRest } from './cancel-rest.tsx'
import { LineFates } from './line-fates.tsx'
import styles from './orders.module.css'

const tones = { open: 'info', won: 'good', lost: 'plain', cancelled: 'warn', voided: 'warn' } as const

/** One order: what it bet, what became of it draw by draw, and the way to end the rest of it. */
export function OrderCard({ order }: { order: LotteryOrder }): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, language)
  const settled = order.bets.filter(({ fates }) => fates.length > 0)
  return (
    <Card
      title={order.gameName}
      aside={<time>{formatDateTime(order.placedAt, language)}</time>}
      aria-label={t('order.of', { number: order.orderId })}
    >
      <dl className={styles.sums}>
        <div>
          <dt>{t('slip.total')}</dt>
          <dd className="figures">{money(order.stake)}</dd>
        </div>
        <div>
          <dt>{t('order.returned')}</dt>
          <dd className={classNames('figures', order.payout > 0 && styles.won)}>{money(order.payout)}</dd>
        </div>
        <div>
          <dt>{t('order.number')}</dt>
          <dd className="figures">{order.orderId}</dd>
        </div>
      </dl>
      <LineFates lines={order.lines} bet={settled.at(-1)} />
      <details className={styles.draws} open={order.bets.length === 1}>
        <summary>{t('order.bets', { count: order.bets.length })}</summary>
        <ul className="plain-list">
          {order.bets.map((bet) => (
            <li key={bet.drawId} className={styles.bet}>
              <Link to="/vnlottery/draw/$drawId" params={{ drawId: bet.drawId }}>
                {t('draw', { number: drawName(bet) })}
              </Link>
              <span className="figures">
                {money(bet.stake)}
                {bet.multiplier > 1 && ` (×${bet.multiplier})`}
              </span>
              <Badge tone={tones[bet.state]}>{t(`order.state.${bet.state}`)}</Badge>
              <b className={classNames('figures', bet.payout > 0 && styles.won)}>
                {bet.payout > 0 && formatMoney(bet.payout, language, { signed: true })}
              </b>
            </li>
          ))}
        </ul>
        {order.stopOnWin && <p className={styles.quiet}>{t('order.stops')}</p>}
      </details>
      <CancelRest order={order} />
    </Card>
  )
}
