import { Pagination } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type PagesProps = { total: number; pageSize: number; page: number; onPage: (page: number) => void }

/** Walks the pages of a list of the portal; nothing for a single page. */
export function Pages({ total, pageSize, page, onPage }: PagesProps): ReactElement {
  const { t } = useTranslation('shell')
  const pageCount = Math.ceil(total / pageSize)
  return (
    <Pagination
      label={t('page.of', { page, total: pageCount })}
      page={page}
      pageCount={pageCount}
      onPageChange={onPage}
      previousLabel={t('page.previous')}
      nextLabel={t('page.next')}
      pageLabel={(each) => t('page.of', { page: each, total: pageCount })}
    />
  )
}
