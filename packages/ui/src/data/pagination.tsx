import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../form/icon-button.tsx'
import { listPages } from './list-pages.ts'
import styles from './pagination.module.css'

export type PaginationProps = {
  /** Names the navigation for screen readers. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  previousLabel: string
  nextLabel: string
  /** What a screen reader says for a page's button. */
  pageLabel: (page: number) => string
}

/** Walks the pages of a list; nothing at all for a single page. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { label, page, pageCount, onPageChange, previousLabel, nextLabel, pageLabel } = props
  if (pageCount <= 1) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      <IconButton
        icon="chevron-left"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {listPages(page, pageCount).map((shown, index) =>
        shown === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no identity but its place
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className={classNames(styles.page, 'figures')}
            aria-label={pageLabel(shown)}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPageChange(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <IconButton
        icon="chevron-right"
        label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
