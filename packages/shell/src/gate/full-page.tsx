import { BrandMark } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './full-page.module.css'

export type FullPageProps = {
  title: string
  children: ReactNode
  /** What one can do. */
  actions?: ReactNode
  /** Small things at the top, such as the language switch. */
  corner?: ReactNode
}

/** One message in place of the whole site. */
export function FullPage({ title, children, actions, corner }: FullPageProps): ReactElement {
  return (
    <main className={styles.page}>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <div className={styles.message}>
        <span className={styles.mark}>
          <BrandMark size={56} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </main>
  )
}
