import type { ReactElement, ReactNode } from 'react'
import styles from './top-bar.module.css'

export type TopBarProps = {
  /** The brand's mark, or back and a title. */
  start: ReactNode
  /** The middle, only where there is room. */
  children?: ReactNode
  /** Balance, language, account. */
  end?: ReactNode
}

/** The sticky bar at the top of a page, 56 px high; nothing scrolls under it unseen. */
export function TopBar({ start, children, end }: TopBarProps): ReactElement {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.start}>{start}</div>
        <div className={styles.middle}>{children}</div>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
