import { Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './records.module.css'

type RecordSumsProps = {
  /** Written figures, each undefined while it is on its way. */
  sums: readonly { name: string; value: string | undefined }[]
}

/** What a whole list comes to. */
export function RecordSums({ sums }: RecordSumsProps): ReactElement {
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value ?? <Skeleton width="6em" />}</dd>
        </div>
      ))}
    </dl>
  )
}
