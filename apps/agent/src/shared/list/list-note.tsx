import { Skeleton } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './list-note.module.css'

type ListNoteProps = {
  /** Undefined while the list is on its way. */
  total: number | undefined
  children?: ReactNode
}

/** How many rows a list has, said aloud when that changes, and what else holds for all of them. */
export function ListNote({ total, children }: ListNoteProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.note}>
      <output className="figures">
        {total === undefined ? <Skeleton width="9em" /> : t('page.total', { count: total })}
      </output>
      {children}
    </div>
  )
}
