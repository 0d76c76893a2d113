/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a phone these elements are not displayed as a table, which takes their roles away, so the roles are said. */
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { DataRow, PlaceholderRow, cellLook } from './data-table-row.tsx'
import cards from './data-table-cards.module.css'
import lines from './data-table-lines.module.css'
import styles from './data-table.module.css'
import { Icon } from '../icons/icon.tsx'

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

/** Rows that stand together under a caption of their own, such as a day and what it came to. */
export type RowGroup = {
  key: string
  caption: ReactNode
  /** What stands at the end of the caption's line. */
  aside?: ReactNode
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
  /** The group that a row belongs to; rows of one group stand together, groups in the order of their first rows. */
  groupOf?: (row: Row) => RowGroup | undefined
  /** On a phone a card per row, or for many short rows a compact line each: names at the start, figures at the end. */
  narrow?: 'cards' | 'lines'
}

/** A table where there is room for one, cards or lines where there is not; the same elements and roles in each. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, loading = false, empty, sumLabel, captionHidden = false } = props
  const { groupOf, narrow = 'cards' } = props
  if (!loading && rows.length === 0 && empty) {
    return (
      <section className={styles.frame} aria-label={caption}>
        {empty}
      </section>
    )
  }
  const look = narrow === 'lines' ? lines : cards
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
        {loading ? (
          <tbody role="rowgroup">
            {[0, 1, 2, 3].map((line) => (
              <PlaceholderRow key={line} columns={columns} look={look} />
            ))}
          </tbody>
        ) : (
          groupsOf(rows, groupOf).map(({ group, own }) => (
            <tbody key={group?.key ?? ''} role="rowgroup">
              {group && <GroupRow group={group} width={columns.length} />}
              {own.map((row) => (
                <DataRow
                  key={rowKey(row)}
                  columns={columns}
                  look={look}
                  cell={(column) => column.cell(row)}
                />
              ))}
            </tbody>
          ))
        )}
        {sumLabel && !loading && (
          <tfoot className={classNames(styles.foot, look.foot)} role="rowgroup">
            <DataRow
              columns={columns.map((column, index) => ({
                ...column,
                heading: column.heading ?? (!headed && index === 0),
              }))}
              look={look}
              cell={(column) => (column.heading ? sumLabel : column.sum)}
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The rows by their groups; all of them without one where there are none. */
function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: DataTableProps<Row>['groupOf'],
): readonly { group: RowGroup | undefined; own: readonly Row[] }[] {
  if (!groupOf) return [{ group: undefined, own: rows }]
  const groups = new Map<string | undefined, { group: RowGroup | undefined; own: Row[] }>()
  for (const row of rows) {
    const group = groupOf(row)
    const same = groups.get(group?.key) ?? { group, own: [] }
    same.own.push(row)
    groups.set(group?.key, same)
  }
  return [...groups.values()]
}

function GroupRow({ group, width }: { group: RowGroup; width: number }): ReactElement {
  const half = Math.ceil(width / 2)
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={group.aside ? half : width}>
        {group.caption}
      </th>
      {group.aside && (
        <td role="cell" colSpan={width - half} className={styles.aside}>
          {group.aside}
        </td>
      )}
    </tr>
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
