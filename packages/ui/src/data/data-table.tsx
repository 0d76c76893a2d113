/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a phone these elements are not displayed as a table, which takes their roles away, so the roles are said. */
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './data-table.module.css'
import { Icon } from '../icons/icon.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

/** One column of a `DataTable`. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for figures, so that digits stand under digits. */
  align?: 'start' | 'end'
  /** What the sum row shows in this column. */
  sum?: ReactNode
  /** The column that names the row: a row header, and the title of the card on a phone. */
  heading?: boolean
  /** Keeps the header for screen readers only, for a column of buttons. */
  headerHidden?: boolean
  /** Left out of the card on a phone, for what the page behind the row says anyway. */
  wideOnly?: boolean
  /** Makes the header a button that orders the rows; on a phone offer the same order in a `Select`. */
  sort?: ColumnSort
}

/** How the rows are ordered by a column, and what its button does. */
export type ColumnSort = {
  /** Null while another column orders the rows. */
  order: 'asc' | 'desc' | null
  /** What a screen reader says for the button, such as "Sort ascending: Balance". */
  label: string
  onSort: () => void
}

export type DataTableProps<Row> = {
  /** Names the table; shown above it unless `captionHidden`. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shows placeholders in the place of rows. */
  loading?: boolean
  /** What stands there when there is no row, usually an `EmptyState`. */
  empty?: ReactNode
  /** Names the sum row; without it there is none. */
  sumLabel?: string
  captionHidden?: boolean
}

/** A table where there is room for one, a card per row where there is not; the same elements and roles in both. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, loading = false, empty, sumLabel, captionHidden = false } = props
  if (!loading && rows.length === 0 && empty) {
    return (
      <section className={styles.frame} aria-label={caption}>
        {empty}
      </section>
    )
  }
  const headed = columns.some((column) => column.heading)
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-busy={loading || undefined}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                role="columnheader"
                className={classNames(cellLook(column), column.sort && styles.sortable)}
                aria-sort={ariaSort(column.sort)}
              >
                <span className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</span>
                {column.sort && <SortButton sort={column.sort} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loading
            ? [0, 1, 2, 3].map((line) => <PlaceholderRow key={line} columns={columns} />)
            : rows.map((row) => (
                <tr key={rowKey(row)} className={styles.row} role="row">
                  {columns.map((column) => (
                    <Cell key={column.id} column={column}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
        </tbody>
        {sumLabel && !loading && (
          <tfoot className={styles.foot} role="rowgroup">
            <tr className={styles.row} role="row">
              {columns.map((column, index) => (
                <Cell
                  key={column.id}
                  column={{ ...column, heading: column.heading ?? (!headed && index === 0) }}
                >
                  {(column.heading ?? (!headed && index === 0)) ? sumLabel : column.sum}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function SortButton({ sort }: { sort: ColumnSort }): ReactElement {
  return (
    <button
      type="button"
      className={classNames(styles.sort, sort.order && styles.sorted)}
      aria-label={sort.label}
      title={sort.label}
      onClick={sort.onSort}
    >
      <Icon name={sort.order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  )
}

function ariaSort(sort: ColumnSort | undefined): 'ascending' | 'descending' | undefined {
  if (!sort?.order) return undefined
  return sort.order === 'asc' ? 'ascending' : 'descending'
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode }

function Cell<Row>({ column, children }: CellProps<Row>): ReactElement {
  if (column.heading) {
    return (
      <th scope="row" role="rowheader" className={classNames(cellLook(column), styles.title)}>
        {children}
      </th>
    )
  }
  const nothing = children === undefined || children === null || children === ''
  return (
    <td role="cell" className={classNames(cellLook(column), nothing && styles.nothing)}>
      {!column.headerHidden && (
        <span className={styles.label} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={styles.content}>{children}</span>
    </td>
  )
}

function PlaceholderRow<Row>({ columns }: { columns: readonly Column<Row>[] }): ReactElement {
  return (
    <tr className={styles.row} role="row">
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          <Skeleton width="5em" />
        </Cell>
      ))}
    </tr>
  )
}

function cellLook<Row>(column: Column<Row>): string {
  return classNames(styles.cell, column.align === 'end' && styles.end, column.wideOnly && styles.wide)
}
