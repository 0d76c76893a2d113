import { formatMoney } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { useHasCalls, useLanguage } from '@saola/shell'
import { Badge, classNames } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { drawName } from '../draw-name.ts'
import styles from './orders.module.css'

const tones = { open: 'info', won: 'good', lost: 'plain', cancelled: 'warn', voided: 'warn' } as const

/** An order's bet on one draw in a row: the way to the draw, the stake, where it stands, and what it paid. */
export function OrderBet({ bet }: { bet: LotteryOrder['bets'][number] }): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const hasDraws = useHasCalls('lottery.draw')
  const draw = t('draw', { number: drawName(bet) })
  return (
    <div className={styles.bet}>
      {hasDraws ? (
        <Link to="/vnlottery/draw/$drawId" params={{ drawId: bet.drawId }}>
          {draw}
        </Link>
      ) : (
        <span>{draw}</span>
      )}
      <span className="figures">
        <span translate="no">{formatMoney(bet.stake, language)}</span>
        {bet.multiplier > 1 && ` (×${bet.multiplier})`}
      </span>
      <Badge tone={tones[bet.state]}>{t(`order.state.${bet.state}`)}</Badge>
      <b translate="no" className={classNames('figures', bet.payout > 0 && styles.won)}>
        {bet.payout > 0 && formatMoney(bet.payout, language, { signed: true })}
      </b>
    </div>
  )
}
