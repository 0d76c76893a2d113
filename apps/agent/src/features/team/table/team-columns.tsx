import { formatDate, formatDateTime, formatNumber } from '@saola/i18n'
import type { DownlineRow } from '@saola/protocol'
import { unknownAmount, useBalanceText, useLanguage } from '@saola/shell'
import { classNames, Icon, type Column, type ColumnSort } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, TypeBadge } from '#shared/team/account-badges.tsx'
import { PersonLink } from '#shared/team/person-link.tsx'
import {
  inBranch,
  orderOf,
  sortedBy,
  usualOrder,
  type TeamFilter,
  type TeamSort,
} from '#shared/team/team-filter.ts'
import styles from './team-columns.module.css'
import { walkMarks } from './use-walk.ts'

/** What the list says of each person; a name leads to its person, a team size into its branch. */
export function useTeamColumns(
  filter: TeamFilter,
  onFilter: (filter: TeamFilter) => void,
): Column<DownlineRow>[] {
  const { t } = useTranslation(['team', 'shell'])
  const language = useLanguage()
  const balance = useBalanceText()
  const now = orderOf(filter)

  function sortable(header: string, by: TeamSort): { header: string; sort: ColumnSort } {
    const order = by === now.sort ? now.order : null
    const next = order === null ? usualOrder(by) : sortedBy(filter, by).order
    const act = next === 'asc' ? t('shell:table.sort_up') : t('shell:table.sort_down')
    return {
      header,
      sort: { order, label: `${act}: ${header}`, onSort: () => onFilter(sortedBy(filter, by)) },
    }
  }

  return [
    {
      id: 'name',
      ...sortable(t('team:list.name'), 'customerName'),
      heading: true,
      cell: (row) => (
        <span className={styles.person}>
          <PersonLink
            memberId={row.customerId}
            className={styles.name}
            marks={{ [walkMarks.person]: row.customerId }}
          >
            {row.customerName}
          </PersonLink>
          <TypeBadge type={row.type} />
          {mayReceive(row) && <TransferLink row={row} />}
          {row.activeFlag !== undefined && (row.activeFlag !== 1 || row.isPaused) && (
            <span className={styles.onCard}>
              <StatusBadge activeFlag={row.activeFlag} isPaused={row.isPaused} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'upline',
      header: t('team:list.upline'),
      cell: (row) => (
        <span className={styles.upline}>
          <span>{row.uplineName}</span>
          {row.level !== undefined && (
            <span className={styles.level}>
              {row.level === 1 ? t('team:list.direct_level') : t('team:list.nth_level', { level: row.level })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'balance',
      ...sortable(t('team:list.balance'), 'accountBalance'),
      align: 'end',
      cell: (row) => <span className={styles.money}>{balance(row.accountBalance)}</span>,
    },
    {
      id: 'size',
      ...sortable(t('team:list.team_size'), 'teamSize'),
      align: 'end',
      cell: (row) => (
        <BranchLink
          row={row}
          filter={filter}
          text={row.teamSize === undefined ? unknownAmount : formatNumber(row.teamSize, language)}
        />
      ),
    },
    {
      id: 'direct',
      wideOnly: true,
      header: t('team:list.direct_size'),
      align: 'end',
      cell: (row) => (row.directSize === undefined ? unknownAmount : formatNumber(row.directSize, language)),
    },
    {
      id: 'registered',
      wideOnly: true,
      ...sortable(t('team:list.registered'), 'registerDate'),
      align: 'end',
      cell: (row) => row.registerDate !== undefined && <time>{formatDate(row.registerDate, language)}</time>,
    },
    {
      id: 'login',
      wideOnly: true,
      ...sortable(t('team:list.last_login'), 'lastLogin'),
      align: 'end',
      cell: (row) =>
        row.lastLogin === undefined ? (
          <span className={styles.never}>{t('team:list.never')}</span>
        ) : (
          <time>{formatDateTime(row.lastLogin, language)}</time>
        ),
    },
    {
      id: 'status',
      wideOnly: true,
      header: t('team:list.status'),
      cell: (row) =>
        row.activeFlag !== undefined && <StatusBadge activeFlag={row.activeFlag} isPaused={row.isPaused} />,
    },
  ]
}

/** Whoever rests or is closed is sent nothing (team 22). */
function mayReceive({ activeFlag = 1, isPaused = false }: DownlineRow): boolean {
  return activeFlag === 1 && !isPaused
}

function TransferLink({ row }: { row: DownlineRow }): ReactElement {
  const { t } = useTranslation('transfer')
  return (
    <Link
      className={styles.transfer}
      to="/transfer"
      search={{ to: row.customerName, id: Number(row.customerId) }}
      aria-label={t('to', { name: row.customerName })}
      title={t('to', { name: row.customerName })}
    >
      <Icon name="transfer" size={18} />
    </Link>
  )
}

type BranchLinkProps = { row: DownlineRow; filter: TeamFilter; text: string }

function BranchLink({ row, filter, text }: BranchLinkProps): ReactElement {
  const { t } = useTranslation('team')
  if (row.teamSize === 0) return <span className={classNames(styles.never, styles.wide)}>{text}</span>
  return (
    <Link
      className={styles.branch}
      to="/team"
      search={inBranch(filter, row.customerId)}
      aria-label={`${text}. ${t('list.enter', { name: row.customerName })}`}
      {...{ [walkMarks.branch]: '' }}
    >
      <span className={styles.sign}>
        <Icon name="team" size={14} />
      </span>
      {text}
    </Link>
  )
}
