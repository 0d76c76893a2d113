import type { ProfitReport } from '@saola/protocol'
import { useApp, useServerNow } from '@saola/shell'
import type { Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfitSideSwitch } from '#shared/profit/profit.tsx'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import { OwnFigures } from './own-figures.tsx'
import { AccountCell, moneyColumn, useReportColumns } from './report-columns.tsx'
import { ReportDays } from './report-days.tsx'
import { profitQuery } from './report-queries.ts'
import { askedFrom } from './report-request.ts'
import { ReportView, type ReportPageProps } from './report-view.tsx'

type Row = ProfitReport['list'][number]

/** What came in, went out, was bet and won, by account. */
export function ProfitPage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation(['reports', 'team'])
  const { side } = useProfitSide()
  const query = useQuery(profitQuery(useApp(), askedFrom(side, props.filter), useServerNow(undefined)))
  const { data } = query
  return (
    <ReportView
      {...props}
      title={t('reports:profit')}
      note={<ProfitSideSwitch />}
      report="profit"
      parts={['name', 'scope', 'role']}
      query={query}
      columns={useColumns(props, data)}
      rowKey={(row) => row.id}
    >
      {data && <OwnFigures name={data.path.at(-1)?.customerName ?? ''} own={data.own} team={data.footer} />}
      <ReportDays
        caption={t('team:overview.chart')}
        days={data?.days}
        measures={[
          { id: 'betAmount', label: t('reports:field.betting') },
          { id: 'profitAndLoss', label: t('reports:field.profit'), signed: true },
        ]}
      />
    </ReportView>
  )
}

function useColumns(props: ReportPageProps, data: ProfitReport | undefined): Column<Row>[] {
  const { t } = useTranslation('reports')
  const { money, result, sortBy } = useReportColumns(props)
  const sums = data?.footer
  const sorted = (id: 'deposit' | 'withdraw' | 'betAmount' | 'winAmount', header: string, wideOnly = true) =>
    moneyColumn<Row>({
      id,
      header,
      amount: (row) => row[id],
      sum: sums?.[id],
      wideOnly,
      sort: sortBy(id, header),
      money,
    })
  return [
    {
      id: 'name',
      header: t('field.account'),
      sort: sortBy('name', t('field.account')),
      heading: true,
      cell: (row) => (
        <AccountCell
          {...props}
          row={row}
          more={
            <>
              {t('field.deposit')} {money(row.deposit)} · {t('field.withdraw')} {money(row.withdraw)}
            </>
          }
        />
      ),
    },
    sorted('deposit', t('field.deposit')),
    sorted('withdraw', t('field.withdraw')),
    sorted('betAmount', t('field.betting'), false),
    sorted('winAmount', t('field.winnings')),
    moneyColumn<Row>({
      id: 'promotion',
      header: t('field.promotions'),
      amount: (row) => row.promotion,
      sum: sums?.promotion,
      wideOnly: true,
      money,
    }),
    moneyColumn<Row>({
      id: 'contract',
      header: t('field.contract'),
      amount: (row) => row.contract,
      sum: sums?.contract,
      wideOnly: true,
      money,
    }),
    moneyColumn<Row>({
      id: 'profitAndLoss',
      header: t('field.profit'),
      amount: (row) => row.profitAndLoss,
      sum: sums?.profitAndLoss,
      sort: sortBy('profitAndLoss', t('field.profit')),
      money: result,
    }),
  ]
}
