import { formatDate } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { BarChart, Card, Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { dayPoint } from '#shared/list/day-point.ts'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import { writeFigure } from '#shared/profit/write-figure.tsx'
import styles from './report-days.module.css'

/** A `signed` one is profit and loss, the members' as calls tell it. */
type Measure<Name extends string> = { id: Name; label: string; signed?: boolean }

type ReportDaysProps<Name extends string> = {
  caption: string
  days: readonly ({ day: string } & Record<Name, number>)[] | undefined
  measures: readonly Measure<Name>[]
}

/** How high the bars of a measure stand in a chart, and what lies above and below them. */
const barsRem = 8
const headRem = 5

/** The period day by day, where it is more than a day and anything happened in it; its place is kept until that is known. */
export function ReportDays<Name extends string>(props: ReportDaysProps<Name>): ReactElement | null {
  const { caption, days, measures } = props
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { seen } = useProfitSide()
  if (days === undefined) {
    return (
      <div className={styles.chart}>
        <Card title={caption} aria-busy>
          <Skeleton height={`${measures.length * barsRem + headRem}rem`} />
        </Card>
      </div>
    )
  }
  const isQuiet = days.every((day) => measures.every(({ id }) => day[id] === 0))
  if (days.length < 2 || isQuiet) return null
  return (
    <div className={styles.chart}>
      <Card title={caption}>
        <BarChart
          caption={caption}
          pointHeader={t('overview.day')}
          tableLabel={t('overview.as_table')}
          points={days.map(({ day }) => dayPoint(day, (time) => formatDate(time, language)))}
          series={measures.map(({ id, label, signed = false }) => ({
            id,
            label,
            values: days.map((day) => (signed ? seen(day[id]) : day[id])),
            signed,
          }))}
          formatValue={(value, { signed }) => writeFigure(value, signed, language)}
        />
      </Card>
    </div>
  )
}
