import type { ReactElement, ReactNode } from 'react'
import styles from './empty-state.module.css'
import { BrandMark } from '../icons/brand-mark.tsx'

export type EmptyStateProps = {
  title: ReactNode
  /** What could stand here, in one sentence. */
  children?: ReactNode
  /** The one act it invites. */
  action?: ReactNode
  /** A drawing; the brand's mark without one. */
  art?: ReactNode
}

/** What stands in an empty place: why it is empty and the one thing to do about it. */
export function EmptyState({ title, children, action, art }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <div className={styles.art}>{art ?? <BrandMark size={44} />}</div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
