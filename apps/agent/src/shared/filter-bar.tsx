import type { ReactElement, ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** The questions above a list, side by side where there is room. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  )
}
