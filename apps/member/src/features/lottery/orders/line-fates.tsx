import { formatMoney } from '@saola/i18n'
import type { LotteryOrder } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { drawName } from '../draw-name.ts'
import { LineWords } from '../line-words.tsx'
import { fateOf } from './fate-of.ts'
import styles from './orders.module.css'

export type LineFatesProps = {
  lines: LotteryOrder['lines']
  /** The draw whose outcome is shown; undefined while none is settled. */
  bet: LotteryOrder['bets'][number] | undefined
}

/** What each line bets, and what the last settled draw made of it. */
export function LineFates({ lines, bet }: LineFatesProps): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <>
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map((line, index) => {
          const fate = bet?.fates[index]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the order
            <li key={index} className={styles.line}>
              <LineWords line={line} />
              {fate !== undefined && <LineFate fate={fate} />}
            </li>
          )
        })}
      </ul>
      {bet !== undefined && <p className={styles.quiet}>{t('order.fates_of', { number: drawName(bet) })}</p>}
    </>
  )
}

function LineFate({ fate }: { fate: LotteryOrder['bets'][number]['fates'][number] }): ReactElement {
  const { t } = useTranslation('lottery')
  const amount = formatMoney(fate.payout, useLanguage())
  const said = fateOf(fate)
  return (
    <span className={classNames(styles.fate, said !== 'missed' && styles.won)}>
      {said === 'hits' ? t('order.hits', { count: fate.hits, amount }) : t(`order.${said}`, { amount })}
    </span>
  )
}
