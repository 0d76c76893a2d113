import type { ReactElement, ReactNode } from 'react'
import styles from './facts.module.css'

/** A name and what is known; without a value the row is left out. */
export type Fact = { label: string; value: ReactNode }

/** What is known of somebody, line by line. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
