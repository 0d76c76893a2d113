import { Pagination } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { turnTo, type ListPlace } from '../search/list-place.ts'

export type ListPagesProps<Search extends ListPlace> = {
  /** What the address says, the place in the list among it. */
  search: Search
  /** What was read of the list. */
  query: { data: { asOf?: string | undefined } | undefined; isPlaceholderData: boolean }
  pageCount: number
  /** All rows that the filter lets through, for a screen reader; left out where the page shows it anyway. */
  total?: number | undefined
  /** What the address says for another page. */
  onPage: (search: Search) => void
}

/** The way through the pages of a list, which stays as it was on the first (wire 33); nothing to see for a single page. */
export function ListPages<Search extends ListPlace>(props: ListPagesProps<Search>): ReactElement {
  const { search, query, pageCount, total, onPage } = props
  const { t } = useTranslation('shell')
  const { page = 1 } = search
  // What stays in sight until the next is there may be another list.
  const asOf = query.isPlaceholderData ? search.asOf : query.data?.asOf
  return (
    <>
      <output className="visually-hidden">{total !== undefined && t('page.total', { count: total })}</output>
      <Pagination
        label={t('page.of', { page, total: pageCount })}
        page={page}
        pageCount={pageCount}
        onPageChange={(next) => onPage(turnTo(search, next, asOf))}
        previousLabel={t('page.previous')}
        nextLabel={t('page.next')}
        pageLabel={(each) => t('page.of', { page: each, total: pageCount })}
      />
    </>
  )
}
