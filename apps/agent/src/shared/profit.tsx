import { useLanguage } from '@saola/shell'
import { formatMoney } from '@saola/i18n'
import { classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfitSide } from './profit-side.ts'
import styles from './profit.module.css'

type ProfitProps = {
  /** Whole đồng, from the side in sight. */
  amount: number
  side?: ProfitSide
  /** The bet has no result yet. */
  isOpen?: boolean
  /** Where the word stands: beside the figure, under it, or for screen readers only where a column repeats it. */
  word?: 'beside' | 'under' | 'hidden'
}

/** Profit or loss by sign, word and colour together. */
export function Profit({
  amount,
  side = 'members',
  isOpen = false,
  word = 'beside',
}: ProfitProps): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  if (isOpen) return <span className={styles.quiet}>{t('profit.pending')}</span>
  const way = wayOf(amount)
  return (
    <span className={classNames(styles.profit, styles[way], word === 'under' && styles.stack)}>
      <span translate="no" className="figures">
        {formatMoney(amount, language, { signed: true })}
      </span>{' '}
      <span className={word === 'hidden' ? 'visually-hidden' : styles.word}>
        {t(side === 'members' ? `profit.${way}` : `profit.agents.${way}`)}
      </span>
    </span>
  )
}

function wayOf(amount: number): 'won' | 'lost' | 'even' {
  if (amount === 0) return 'even'
  return amount > 0 ? 'won' : 'lost'
}
