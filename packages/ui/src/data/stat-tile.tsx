import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stat-tile.module.css'

export type StatTileProps = {
  label: ReactNode
  /** The figure, formatted; a `Skeleton` while it is on its way. */
  value: ReactNode
  /** One quiet line under it: compared to what, since when. */
  note?: ReactNode
  /** `value` is gold, for money that is one's own. */
  tone?: 'plain' | 'value' | 'good' | 'warn' | 'bad'
  /** Where the figure comes from. */
  action?: ReactNode
}

/** One figure that answers one question. */
export function StatTile({ label, value, note, tone = 'plain', action }: StatTileProps): ReactElement {
  return (
    <div className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <p translate="no" className={classNames(styles.figure, styles[tone], 'figures')}>
        {value}
      </p>
      <p className={styles.note}>{note}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
