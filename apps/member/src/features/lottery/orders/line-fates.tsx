import { formatMoney, formatNumber } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { drawName } from '../draw-name.ts'
import { useBetName } from '../use-bet-name.ts'
import { useChoiceName } from '../use-choice-name.ts'
import styles from './orders.module.css'

export type LineFatesProps = {
  lines: LotteryOrder['lines']
  /** The draw whose outcome is shown; undefined while none is settled. */
  bet: LotteryOrder['bets'][number] | undefined
}

/** What each line bets, and what the last settled draw made of it. */
export function LineFates({ lines, bet }: LineFatesProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const betName = useBetName()
  const choiceName = useChoiceName()
  return (
    <>
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map((line, index) => {
          const fate = bet?.fates[index]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the order
            <li key={index} className={styles.line}>
              <div>
                <b>{betName(line.type)}</b>
                <span className={styles.numbers}>{line.numbers.map(choiceName).join(' ')}</span>
                <span className={styles.quiet}>
                  {t('slip.line', {
                    base: formatMoney(line.base, language),
                    odds: formatNumber(line.odds, language),
                  })}
                </span>
              </div>
              {fate !== undefined && (
                <span className={classNames(styles.fate, fate.hits > 0 && styles.won)}>
                  {fate.hits > 0
                    ? t('order.hits', { count: fate.hits, amount: formatMoney(fate.payout, language) })
                    : t('order.missed')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {bet !== undefined && <p className={styles.quiet}>{t('order.fates_of', { number: drawName(bet) })}</p>}
    </>
  )
}
