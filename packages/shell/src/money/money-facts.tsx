import type { ReactElement, ReactNode } from 'react'
import styles from './money-facts.module.css'

/** One fact of an act with money. */
export type MoneyFact = {
  name: string
  value: string
  /** On the screen in place of the value. */
  shown?: ReactNode
  /** Below the value, smaller. */
  more?: string
  /** What the eye should find first. */
  strong?: boolean
  /** Stays on the screen: is not copied with a receipt. */
  screenOnly?: boolean
}

/** Facts by name, in reading order. */
export function MoneyFacts({ facts }: { facts: readonly MoneyFact[] }): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, shown = value, more, strong }) => (
        <div key={name} className={strong ? styles.strong : undefined}>
          <dt>{name}</dt>
          <dd>
            {shown}
            {more !== undefined && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
