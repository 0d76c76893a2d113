import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './list-note.module.css'

type ListNoteProps = { total: number; children?: ReactNode }

/** How many rows a list has, said aloud when that changes, and what else holds for all of them. */
export function ListNote({ total, children }: ListNoteProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.note}>
      <output className="figures">{t('page.total', { count: total })}</output>
      {children}
    </div>
  )
}
