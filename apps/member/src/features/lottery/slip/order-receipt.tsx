import { formatDateTime } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { MoneyReceipt, useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lotteryPaths } from '#shared/lottery/lottery-paths.ts'
import { drawName } from '../draw-name.ts'
import styles from './review-dialog.module.css'

/** What was placed, for which draws, and the ways on. */
export function OrderReceipt({ order, onClose }: { order: LotteryOrder; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['lottery', 'money'])
  const language = useLanguage()
  const names = order.bets.map(drawName)
  return (
    <div className={styles.review}>
      <MoneyReceipt
        title={t('lottery:slip')}
        tone="good"
        amount={order.stake}
        note={<output>{t('lottery:slip.placed', { number: names.slice(0, 3).join(', ') })}</output>}
        facts={[
          { name: t('lottery:order.game'), value: order.gameName },
          { name: t('lottery:order.draws'), value: names.join(', ') },
          { name: t('lottery:order.lines'), value: String(order.lines.length) },
          { name: t('money:at'), value: formatDateTime(order.placedAt, language, { seconds: true }) },
          { name: t('lottery:order.number'), value: order.orderId },
        ]}
      />
      <Button wide variant="primary" size="large" onClick={onClose}>
        {t('lottery:slip.go_on')}
      </Button>
      <Button wide variant="ghost" asChild>
        <Link to="/vnlottery/orders/$orderId" params={{ orderId: order.orderId }}>
          {t('lottery:order.see')}
        </Link>
      </Button>
      <Button wide variant="ghost" asChild>
        <Link to={lotteryPaths.orders}>{t('lottery:place.orders')}</Link>
      </Button>
    </div>
  )
}
