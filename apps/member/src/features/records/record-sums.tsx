import type { ReactElement } from 'react'
import styles from './records.module.css'

/** What a whole list comes to, in written figures. */
export function RecordSums({ sums }: { sums: readonly { name: string; value: string }[] }): ReactElement {
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
