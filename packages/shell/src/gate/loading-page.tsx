import { LoadingMark } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './loading-page.module.css'

/** The whole site is on its way. Without words, because the words may be on their way too. */
export function LoadingPage(): ReactElement {
  return (
    <div className={styles.page} aria-busy="true" data-loading-page="">
      <LoadingMark size={48} />
    </div>
  )
}
