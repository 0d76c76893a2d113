import { Pagination } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type ListPagesProps = {
  /** Counted from 1. */
  page: number
  pageCount: number
  /** All rows that the filter lets through, for a screen reader; left out where the page shows it anyway. */
  total?: number | undefined
  onPage: (page: number) => void
}

/** The way through the pages of a list; nothing to see for a single page. */
export function ListPages({ page, pageCount, total, onPage }: ListPagesProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <>
      <output className="visually-hidden">{total !== undefined && t('page.total', { count: total })}</output>
      <Pagination
        label={t('page.of', { page, total: pageCount })}
        page={page}
        pageCount={pageCount}
        onPageChange={onPage}
        previousLabel={t('page.previous')}
        nextLabel={t('page.next')}
        pageLabel={(each) => t('page.of', { page: each, total: pageCount })}
      />
    </>
  )
}
