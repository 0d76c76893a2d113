/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a phone these elements are not displayed as a table, which takes their roles away, so the roles are said. */
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Column } from './data-table.tsx'
import styles from './data-table.module.css'
import { Skeleton } from '../feedback/skeleton.tsx'

/** The class names of what a row becomes where there is no room for a table. */
export type NarrowLook = Readonly<Record<string, string>>

export type DataRowProps<Row> = {
  columns: readonly Column<Row>[]
  look: NarrowLook
  /** What stands in a column. */
  cell: (column: Column<Row>) => ReactNode
}

/** One row of a `DataTable`. */
export function DataRow<Row>({ columns, look, cell }: DataRowProps<Row>): ReactElement {
  return (
    <tr className={classNames(styles.row, look['row'])} role="row">
      {columns.map((column) => (
        <Cell key={column.id} column={column} look={look}>
          {cell(column)}
        </Cell>
      ))}
    </tr>
  )
}

/** A row that keeps the place of one that is loading. */
export function PlaceholderRow<Row>({ columns, look }: Omit<DataRowProps<Row>, 'cell'>): ReactElement {
  return <DataRow columns={columns} look={look} cell={placeholder} />
}

const placeholder = (): ReactElement => <Skeleton width="5em" />

/** What a cell of a column looks like, its header too. */
export function cellLook<Row>(column: Column<Row>): string {
  return classNames(styles.cell, column.align === 'end' && styles.end, column.wideOnly && styles.wide)
}

type CellProps<Row> = { column: Column<Row>; look: NarrowLook; children: ReactNode }

function Cell<Row>({ column, look, children }: CellProps<Row>): ReactElement {
  const own = classNames(cellLook(column), look['cell'], column.align === 'end' && look['end'])
  if (column.heading) {
    return (
      <th scope="row" role="rowheader" className={classNames(own, styles.title, look['title'])}>
        {children}
      </th>
    )
  }
  const nothing = children === undefined || children === null || children === ''
  return (
    <td role="cell" className={classNames(own, nothing && styles.nothing)}>
      {!column.headerHidden && (
        <span className={classNames(styles.label, look['label'])} aria-hidden="true">
          {column.header}
        </span>
      )}
      <span className={classNames(styles.content, look['content'])}>{children}</span>
    </td>
  )
}
