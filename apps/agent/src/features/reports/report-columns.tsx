import { formatMoney, formatNumber } from '@saola/i18n'
import { useLanguage, useRight, turnTo } from '@saola/shell'
import { Button, type Column, type ColumnSort } from '@saola/ui'
import { isAgentType } from '@saola/rules'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Profit } from '#shared/profit/profit.tsx'
import styles from './report-columns.module.css'
import type { ReportFilter, ReportSort } from './report-filter.ts'
import type { ReportPageProps } from './report-view.tsx'

/** An account in a report's row. */
export type RowAccount = {
  customerId?: string | undefined
  customerName?: string | undefined
  type?: number | undefined
  teamSize?: number | undefined
}

/** A column of money. Where there is no room, `wideOnly` ones stay away. */
export function moneyColumn<Row>(
  column: Pick<Column<Row>, 'id' | 'header'> & {
    amount: (row: Row) => number | undefined
    sum?: number | undefined
    wideOnly?: boolean
    sort?: ColumnSort | undefined
    money: (amount: number) => ReactNode
  },
): Column<Row> {
  const { id, header, amount, sum, wideOnly = false, sort, money } = column
  return {
    id,
    header,
    align: 'end',
    cell: (row) => {
      const told = amount(row)
      return told === undefined ? '' : money(told)
    },
    wideOnly,
    ...(sum !== undefined && { sum: money(sum) }),
    ...(sort && { sort }),
  }
}

/** How reports write amounts, counts and results, and how their columns order the rows. */
export function useReportColumns({ filter, onFilter }: ReportPageProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const usualOf = (by: ReportSort): 'asc' | 'desc' => (by === 'name' && filter.cut !== 'day' ? 'asc' : 'desc')
  const current = filter.sort ?? (filter.cut === 'day' ? 'name' : 'betAmount')
  return {
    money: (amount: number): ReactNode => (
      <span translate="no" className={styles.money}>
        {formatMoney(amount, language)}
      </span>
    ),
    count: (count: number): ReactNode => formatNumber(count, language),
    result: (amount: number): ReactNode => <Profit amount={amount} word="under" />,
    sortBy: (by: ReportSort, header: string): ColumnSort => {
      const order = current === by ? (filter.order ?? usualOf(by)) : null
      const turned = order === 'asc' ? 'desc' : 'asc'
      const next = order === null ? usualOf(by) : turned
      const rest = turnTo(filter, 1)
      return {
        order,
        label: `${next === 'asc' ? t('table.sort_up') : t('table.sort_down')}: ${header}`,
        onSort: () => onFilter({ ...rest, sort: by, order: next }, 'choice'),
      }
    },
  }
}

type AccountCellProps = ReportPageProps & { row: RowAccount; more?: ReactNode }

/** An account's name: one with a team leads to the report of that team, one without to its bets. */
export function AccountCell({ row, filter, onFilter, more }: AccountCellProps): ReactElement {
  const { t } = useTranslation(['reports', 'member'])
  const { customerId = '', customerName = '', type = 0, teamSize = 0 } = row
  const { q: _, ...rest } = turnTo(filter, 1)
  const inside: ReportFilter = { ...rest, member: Number(customerId) }
  return (
    <span className={styles.person}>
      {teamSize > 0 && filter.scope !== 'own' ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('reports:drill', { name: customerName })}
          onClick={() => onFilter(inside, 'choice')}
        >
          {customerName}
        </Button>
      ) : (
        <LastBets customerId={customerId}>{customerName}</LastBets>
      )}
      <span className={styles.second}>
        <span>{isAgentType(type) ? t('member:type.agent') : t('member:type.member')}</span>
        {teamSize > 0 && <span>{` · ${t('reports:team_size', { count: teamSize })}`}</span>}
      </span>
      {more !== undefined && <span className={styles.onCard}>{more}</span>}
    </span>
  )
}

/** A name that leads to the bets of its account, for whoever may see them. */
function LastBets({ customerId, children }: { customerId: string; children: ReactNode }): ReactElement {
  const mayLook = useRight('team.read')
  if (!mayLook) return <span className={styles.name}>{children}</span>
  return (
    <Link className={styles.name} to="/team/bets" search={{ member: Number(customerId), period: 'last_30' }}>
      {children}
    </Link>
  )
}
