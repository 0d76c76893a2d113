import { Pagination } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './records.module.css'

export type RecordPagesProps = {
  page: number
  pageCount: number
  /** All rows that the filter lets through, if that is known. */
  total: number | undefined
  onPage: (page: number) => void
}

/** How many rows there are, and the way through their pages. */
export function RecordPages({ page, pageCount, total, onPage }: RecordPagesProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.pages}>
      <output className="visually-hidden">{total !== undefined && t('page.total', { count: total })}</output>
      <Pagination
        label={t('page.of', { page, total: pageCount })}
        page={page}
        pageCount={pageCount}
        onPageChange={onPage}
        previousLabel={t('page.previous')}
        nextLabel={t('page.next')}
        pageLabel={(shown) => t('page.of', { page: shown, total: pageCount })}
      />
    </div>
  )
}
