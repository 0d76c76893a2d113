import { amountInWords, formatMoney } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './slip-bar.module.css'

export type SlipBarProps = {
  /** What the numbers that are being picked would cost, and pay for a hit, in đồng; undefined while they are no line. */
  making: { stake: number; hit: number } | undefined
  /** What the ready lines cost together, in đồng. */
  ready: number
  lineCount: number
  onAdd: () => void
  onReview: () => void
}

/** What the slip comes to, always in sight of the thumb, with the two ways on. */
export function SlipBar({ making, ready, lineCount, onAdd, onReview }: SlipBarProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const total = ready + (making?.stake ?? 0)
  const count = lineCount + (making === undefined ? 0 : 1)
  return (
    <div className={styles.bar}>
      <div className={styles.sums}>
        <p className={styles.total}>
          <span>{t('slip.total')}</span>
          <b translate="no" className="figures">
            {formatMoney(total, language)}
          </b>
        </p>
        <p className={styles.words}>{total > 0 && amountInWords(total, language)}</p>
        <p className={styles.win}>
          {making !== undefined && t('slip.hit', { amount: formatMoney(making.hit, language) })}
        </p>
      </div>
      <div className={styles.acts}>
        <Button disabled={making === undefined} onClick={onAdd}>
          {t('slip.add')}
        </Button>
        <Button variant="primary" disabled={count === 0} onClick={onReview}>
          {t('slip.review', { count })}
        </Button>
      </div>
    </div>
  )
}
