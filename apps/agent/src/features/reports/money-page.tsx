import { formatDateTime } from '@saola/i18n'
import type { MoneyReport } from '@saola/protocol'
import { useApp, useLanguage, useServerNow } from '@saola/shell'
import type { Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyColumn, useReportColumns } from './report-columns.tsx'
import styles from './report-columns.module.css'
import { ownMoneyQuery, teamMoneyQuery } from './report-queries.ts'
import { ReportView, type ReportPageProps } from './report-view.tsx'

type Row = MoneyReport['list'][number]

/** Deposits, withdrawals, transfers and payouts of the team, newest first. */
export function TeamMoneyPage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation('reports')
  const query = useQuery(teamMoneyQuery(useApp(), props.filter, useServerNow(undefined)))
  return (
    <ReportView
      {...props}
      title={t('team_transactions')}
      report="transactions"
      parts={['name', 'role', 'kind']}
      query={query}
      columns={useColumns(props, query.data, true)}
      rowKey={(row) => row.id}
    />
  )
}

/** The same of oneself. */
export function OwnMoneyPage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation('reports')
  const query = useQuery(ownMoneyQuery(useApp(), props.filter, useServerNow(undefined)))
  return (
    <ReportView
      {...props}
      title={t('transactions')}
      report="own-transactions"
      parts={['kind']}
      query={query}
      columns={useColumns(props, query.data, false)}
      rowKey={(row) => row.id}
    />
  )
}

function useColumns(props: ReportPageProps, data: MoneyReport | undefined, isTeam: boolean): Column<Row>[] {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const { money } = useReportColumns(props)
  const { sumIn, sumOut } = data?.footer ?? {}
  const kindOf = ({ kind, kindName }: Row) => (kind === undefined ? kindName : t(`kind.${kind}`))
  // Another gateway may keep none of it (wire 37): a column that no row fills is left out.
  const isTold = (read: (row: Row) => unknown): boolean =>
    data === undefined || data.list.some((row) => read(row) !== undefined)
  const texts: Column<Row>[] = [
    { id: 'order', header: t('field.order'), wideOnly: true, cell: (row) => row.orderNo },
    { id: 'remark', header: t('field.remark'), wideOnly: true, cell: (row) => row.remark },
    { id: 'counterparty', header: t('field.counterparty'), wideOnly: true, cell: (row) => row.counterparty },
  ]
  return [
    {
      id: 'name',
      header: isTeam ? t('field.account') : t('field.type'),
      heading: true,
      cell: (row) => (
        <span className={styles.person}>
          <span>{isTeam ? row.customerName : kindOf(row)}</span>
          <time className={styles.second}>{formatDateTime(row.time, language, { seconds: true })}</time>
          {isTeam && <span className={styles.onCard}>{kindOf(row)}</span>}
          {row.counterparty !== undefined && <span className={styles.onCard}>{row.counterparty}</span>}
        </span>
      ),
    },
    ...(isTeam ? [{ id: 'kind', header: t('field.type'), wideOnly: true, cell: kindOf }] : []),
    ...texts.filter(({ cell }) => isTold(cell)),
    moneyColumn<Row>({
      id: 'amount',
      header: t('field.amount'),
      amount: (row) => row.amount,
      sum: sumIn === undefined || sumOut === undefined ? undefined : sumIn - sumOut,
      money,
    }),
    ...(isTold(balanceOf)
      ? [
          moneyColumn<Row>({
            id: 'balance',
            header: t('field.balance'),
            amount: balanceOf,
            wideOnly: true,
            money,
          }),
        ]
      : []),
  ]
}

function balanceOf({ balance }: Row): number | undefined {
  return balance
}
