import type { ReactElement, ReactNode } from 'react'
import styles from './layout.module.css'

type LayoutProps = { children: ReactNode }

/** Side by side, wrapping. */
export function Row({ children }: LayoutProps): ReactElement {
  return <div className={styles.row}>{children}</div>
}

/** One under the other. */
export function Stack({ children }: LayoutProps): ReactElement {
  return <div className={styles.stack}>{children}</div>
}

/** As many columns as there is room for. */
export function Grid({ children }: LayoutProps): ReactElement {
  return <div className={styles.grid}>{children}</div>
}

/** The page of a story with a window of its own. */
export function Page({ children }: LayoutProps): ReactElement {
  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
