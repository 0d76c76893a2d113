import { formatDate } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, useApp, LoadFailed, useLanguage } from '@saola/shell'
import { BarChart, Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { chartPeriod } from '#shared/list/period.ts'
import type { PeriodName } from '#shared/list/period-names.ts'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import { writeFigure } from '#shared/profit/write-figure.tsx'
import { dayPoint } from '#shared/list/day-point.ts'

/** Bets and profit day by day; for today, the last seven days. Nothing where the gateway tells no days. */
export function TeamDays({ period, now }: { period: PeriodName; now: number }): ReactElement | null {
  const { t } = useTranslation('team')
  const { api } = useApp()
  const language = useLanguage()
  const { seen } = useProfitSide()
  const query = useQuery(inPlace(callQuery(api, calls.team.overview, chartPeriod(period, now))))
  const days = query.error === null ? query.data?.days : undefined
  if (query.error === null && query.data !== undefined && days === undefined) return null
  const isQuiet = days?.every((day) => day.betAmount === 0)
  return (
    <Card title={t('overview.days')}>
      {query.error !== null && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="17rem" />}
      {days !== undefined && isQuiet && <EmptyState title={t('bets.empty')} />}
      {days !== undefined && !isQuiet && (
        <BarChart
          caption={t('overview.chart')}
          pointHeader={t('overview.day')}
          tableLabel={t('overview.as_table')}
          points={days.map(({ day }) => dayPoint(day, (time) => formatDate(time, language)))}
          series={[
            {
              id: 'bets',
              label: t('overview.bet_amount'),
              values: days.map((day) => day.betAmount),
            },
            {
              id: 'profit',
              label: t('overview.profit'),
              values: days.map((day) => seen(day.profitAndLoss)),
              signed: true,
            },
          ]}
          formatValue={(value, { signed }) => writeFigure(value, signed, language)}
        />
      )}
    </Card>
  )
}
