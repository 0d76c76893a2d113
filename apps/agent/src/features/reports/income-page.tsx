import { formatDate, startOfDayKey } from '@saola/i18n'
import type { IncomeReport } from '@saola/protocol'
import { useApp, useLanguage, useServerNow } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyColumn, useReportColumns } from './report-columns.tsx'
import { ReportDays } from './report-days.tsx'
import { incomeQuery } from './report-queries.ts'
import { ReportView, type ReportPageProps } from './report-view.tsx'

type Row = IncomeReport['list'][number]

const figures = [
  'salary',
  'dividend',
  'promotion',
  'agentRebate',
  'transferIn',
  'transferOut',
  'total',
] as const

/** What one earned, day by day, less what was paid on to downlines; transfers stand beside it and are no income. */
export function IncomePage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const query = useQuery(incomeQuery(useApp(), props.filter, useServerNow(undefined)))
  const { data } = query
  const { money } = useReportColumns(props)
  const headers = {
    salary: t('kind.salary'),
    dividend: t('field.dividend'),
    promotion: t('field.promotions'),
    agentRebate: t('field.agent_rebate'),
    transferIn: t('field.transfer_in'),
    transferOut: t('field.transfer_out'),
    total: t('field.total_income'),
  }
  // The rebate is the family's alone; of the others those without a figure are left out too.
  const hasOne = (id: (typeof figures)[number]) => data?.list.some((row) => row[id] !== undefined) ?? false
  const told = figures.filter((id) => hasOne(id) || (id !== 'agentRebate' && !hasOne('total')))
  return (
    <ReportView
      {...props}
      title={t('income')}
      note={t('income.note')}
      report="income"
      parts={[]}
      query={query}
      rowKey={(row: Row) => row.id}
      columns={[
        {
          id: 'day',
          header: t('field.date'),
          heading: true,
          cell: (row) => formatDate(startOfDayKey(row.id), language),
        },
        ...told.map((id) =>
          moneyColumn<Row>({
            id,
            header: headers[id],
            amount: (row) => row[id],
            sum: data?.footer[id],
            wideOnly: id !== 'total',
            money,
          }),
        ),
      ]}
    >
      <ReportDays
        caption={t('field.total_income')}
        days={data && (data.days ?? [])}
        measures={[{ id: 'total', label: t('field.total_income'), signed: true }]}
      />
    </ReportView>
  )
}
