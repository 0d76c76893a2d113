import { isAgentType } from '@saola/rules'
import { classNames, Icon, Skeleton } from '@saola/ui'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { StatusBadge } from '#shared/team/account-badges.tsx'
import { lineKey, type TreeLine } from './tree-data.ts'
import styles from './tree-row.module.css'

/** What the rows say, written once for all of them. */
export type RowWords = {
  agent: string
  member: string
  people: (row: { teamSize: number; found: number }) => string
  money: (amount: number) => string
}

type TreeRowProps = {
  line: TreeLine
  index: number
  /** From the top of the tree, in px. */
  top: number
  words: RowWords
  isTabStop: boolean
  isChosen: boolean
}

/** One account of the tree: who it is, how many stand below, what it holds. Its keys and taps are the tree's. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowProps): ReactElement {
  const { line, index, top, words, isTabStop, isChosen } = props
  const { row } = line
  const hasBranch = row !== undefined && row.direct > 0
  const isInUse = row === undefined || (row.activeFlag === 1 && !row.isPaused)
  return (
    <div
      role="treeitem"
      aria-level={line.level}
      aria-setsize={line.count}
      aria-posinset={line.index + 1}
      aria-expanded={hasBranch ? line.isOpen : undefined}
      aria-selected={isChosen}
      aria-busy={row === undefined || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-line={lineKey(line)}
      data-index={index}
      className={classNames(
        styles.line,
        isChosen && styles.chosen,
        row?.isMatch === false && styles.onTheWay,
        !isInUse && styles.resting,
      )}
      style={{ top, '--depth': line.level - 1 } as CSSProperties}
    >
      <span className={styles.fold} data-fold={hasBranch ? '' : undefined} aria-hidden="true">
        {hasBranch && <Icon name={line.isOpen ? 'chevron-down' : 'chevron-right'} size={18} />}
      </span>
      {row === undefined ? (
        <Skeleton width="9em" />
      ) : (
        <>
          <span className={classNames(styles.kind, isAgentType(row.type) && styles.agent)}>
            <Icon name={isAgentType(row.type) ? 'team' : 'user'} size={18} />
            <span className="visually-hidden">{isAgentType(row.type) ? words.agent : words.member}</span>
          </span>
          <span className={classNames(styles.who, row.teamSize === 0 && styles.alone)}>
            <span className={styles.name}>{row.customerName}</span>
            {!isInUse && <StatusBadge activeFlag={row.activeFlag} isPaused={row.isPaused} />}
          </span>
          <span className={classNames('figures', styles.people)}>
            {row.teamSize > 0 && words.people(row)}
          </span>
          <span className={classNames('figures', styles.money)}>{words.money(row.accountBalance)}</span>
        </>
      )}
    </div>
  )
})
