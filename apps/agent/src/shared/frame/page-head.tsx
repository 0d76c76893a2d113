import { useDocumentTitle } from '@saola/shell'
import type { ReactElement, ReactNode } from 'react'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  /** One quiet line under the title. */
  note?: ReactNode
  /** What the whole page hangs on, such as its period. */
  children?: ReactNode
}

/** The title of a page, in the tab too. */
export function PageHead({ title, note, children }: PageHeadProps): ReactElement {
  useDocumentTitle(title)
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  )
}
