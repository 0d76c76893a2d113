import { formatDate, startOfDayKey } from '@saola/i18n'
import { gameFamilies, type BettingReport } from '@saola/protocol'
import { useApp, useLanguage, useServerNow, turnTo } from '@saola/shell'
import { Button, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfitSideSwitch } from '#shared/profit/profit.tsx'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import { OwnFigures } from './own-figures.tsx'
import { AccountCell, moneyColumn, useReportColumns } from './report-columns.tsx'
import { ReportDays } from './report-days.tsx'
import { bettingQuery } from './report-queries.ts'
import { askedFrom } from './report-request.ts'
import { ReportView, type ReportPageProps } from './report-view.tsx'

type Row = BettingReport['list'][number]

/** What the team bet, by account, day, family or vendor; every row leads further in. */
export function BettingPage(props: ReportPageProps): ReactElement {
  const { t } = useTranslation(['reports', 'team'])
  const now = useServerNow(undefined)
  const { side } = useProfitSide()
  const query = useQuery(bettingQuery(useApp(), askedFrom(side, props.filter), now))
  const { data } = query
  return (
    <ReportView
      {...props}
      title={t('reports:betting')}
      note={<ProfitSideSwitch />}
      report="betting"
      parts={['name', 'cut', 'scope', 'role', 'family']}
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

function useColumns(props: ReportPageProps, data: BettingReport | undefined): Column<Row>[] {
  const { t } = useTranslation('reports')
  const { money, count, result, sortBy } = useReportColumns(props)
  const cut = props.filter.cut ?? 'account'
  const sums = data?.footer
  const figure = (id: 'betAmount' | 'validBetAmount' | 'winAmount', header: string, wideOnly: boolean) =>
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
      header: t(`cut.${cut}`),
      sort: sortBy('name', t(`cut.${cut}`)),
      heading: true,
      cell: (row) =>
        cut === 'account' ? (
          <AccountCell {...props} row={row} more={t('bets', { count: row.betCount })} />
        ) : (
          <PartCell {...props} id={row.id} />
        ),
    },
    moneyColumn<Row>({
      id: 'betCount',
      header: t('field.count'),
      amount: (row) => row.betCount,
      sum: sums?.betCount,
      wideOnly: true,
      sort: sortBy('betCount', t('field.count')),
      money: count,
    }),
    figure('betAmount', t('field.betting'), false),
    figure('validBetAmount', t('field.valid'), true),
    figure('winAmount', t('field.winnings'), true),
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

/** A day, a family or a vendor; it leads to the accounts behind it. */
function PartCell({ id, filter, onFilter }: ReportPageProps & { id: string }): ReactElement {
  const { t } = useTranslation(['reports', 'games'])
  const language = useLanguage()
  const { cut, sort: _, order: __, ...rest } = turnTo(filter, 1)
  const family = gameFamilies.find((each) => each === id)
  if (cut === 'day') {
    const { period: _period, ...others } = rest
    const name = formatDate(startOfDayKey(id), language)
    return <Inside name={name} onOpen={() => onFilter({ ...others, from: id, to: id }, 'choice')} />
  }
  if (cut === 'family' && family !== undefined) {
    return (
      <Inside name={t(`games:family.${family}`)} onOpen={() => onFilter({ ...rest, family }, 'choice')} />
    )
  }
  return <Inside name={id} onOpen={() => onFilter({ ...rest, vendor: id }, 'choice')} />
}

function Inside({ name, onOpen }: { name: string; onOpen: () => void }): ReactElement {
  const { t } = useTranslation('reports')
  return (
    <Button variant="quiet" size="small" aria-label={t('drill', { name })} onClick={onOpen}>
      {name}
    </Button>
  )
}
