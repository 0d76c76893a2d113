import { shortAmount, useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import styles from './raffle-art.module.css'

/** What came out of an envelope or egg; nothing where there is none. */
export function PrizeLabel({ amount, y }: { amount: number | undefined; y: number }): ReactElement | null {
  const language = useLanguage()
  if (amount === undefined || amount === 0) return null
  return (
    <text x="120" y={y} className={styles.amount}>
      {shortAmount(amount, language)}
    </text>
  )
}
