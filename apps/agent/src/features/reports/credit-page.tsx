import type { CreditReport } from '@saola/protocol'
import { useApp, useServerNow } from '@saola/shell'
import type { Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountCell, moneyColumn, useReportColumns } from './report-columns.tsx'
import { creditQuery } from './report-queries.ts'
import { ReportView, type ReportPageProps } from './report-view.tsx'

type Row = CreditReport['list'][number]

const figures = ['opening', 'deposit', 'withdraw', 'transferIn', 'transferOut', 'play', 'closing'] as const
/** What a phone has room for. */
const always: readonly string[] = ['opening', 'closing']

/** What each account held when the period began and when it ended, and what made the difference. */
export function CreditPage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation('reports')
  const query = useQuery(creditQuery(useApp(), props.filter, useServerNow(undefined)))
  return (
    <ReportView
      {...props}
      title={t('credit')}
      note={t('credit.note')}
      report="credit"
      parts={['name', 'role']}
      query={query}
      rowKey={(row) => row.id}
      columns={useColumns(props, query.data)}
    />
  )
}

function useColumns(props: ReportPageProps, data: CreditReport | undefined): Column<Row>[] {
  const { t } = useTranslation('reports')
  const { money } = useReportColumns(props)
  const headers = {
    opening: t('field.opening'),
    deposit: t('field.deposit'),
    withdraw: t('field.withdraw'),
    transferIn: t('field.transfer_in'),
    transferOut: t('field.transfer_out'),
    play: t('field.play'),
    closing: t('field.closing'),
  }
  return [
    {
      id: 'name',
      header: t('field.account'),
      heading: true,
      cell: (row) => <AccountCell {...props} filter={{ ...props.filter, scope: 'own' }} row={row} />,
    },
    ...figures.map((id) =>
      moneyColumn<Row>({
        id,
        header: headers[id],
        amount: (row) => row[id],
        sum: data?.footer[id],
        wideOnly: !always.includes(id),
        money,
      }),
    ),
  ]
}
