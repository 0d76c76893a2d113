import { formatDate, formatMoney, formatNumber, startOfDayKey } from '@saola/i18n'
import { profitCuts, type ProfitCut, type ProfitPart } from '@saola/protocol'
import { useApp, useDocumentTitle, LoadFailed, useLanguage, useServerNow } from '@saola/shell'
import { BarChart, Button, Card, ChoiceChips, classNames, EmptyState, Skeleton, StatTile } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { withEmptyParts } from './profit-parts.ts'
import { boundsOf } from './record-period.ts'
import { profitPeriods, type ProfitSearch } from './record-search.ts'
import { profitQuery } from './records-queries.ts'
import { writePlayTime } from './write-play-time.ts'
import styles from './records.module.css'

export type ProfitPageProps = { search: ProfitSearch; onSearch: (search: ProfitSearch) => void }

/** The member's own result: what was staked and won, how long it took, drawn over days, weeks or game families. */
export function ProfitPage({ search, onSearch }: ProfitPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const now = useServerNow(undefined)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    profitQuery(app, search, now),
  )
  useDocumentTitle(t('wallet:profit.title'))
  const { days = 30, by = 'day' } = search
  const labels = { 7: t('shell:date.last_7'), 30: t('shell:date.last_30'), 90: t('wallet:profit.months') }
  return (
    <>
      <header className={styles.head}>
        <h1>{t('wallet:profit.title')}</h1>
      </header>
      <div className={styles.filters}>
        <ChoiceChips
          legend={t('shell:date.range')}
          legendHidden
          scrolls
          choices={profitPeriods.map((value) => ({ value, label: labels[value] }))}
          value={days}
          onValueChange={(next) => onSearch({ ...search, days: next })}
        />
        <ChoiceChips
          legend={t('wallet:profit.by')}
          legendHidden
          scrolls
          choices={profitCuts.map((value) => ({ value, label: t(`wallet:profit.by.${value}`) }))}
          value={by}
          onValueChange={(next) => onSearch({ ...search, by: next })}
        />
      </div>
      {isPending && <Skeleton height="24rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classNames(styles.result, isPlaceholderData && styles.old)}>
          <Figures total={data.total} />
          <Card title={t('wallet:profit.chart', { period: labels[days] })} aria-busy={isFetching}>
            {data.total.bets === 0 ? (
              <EmptyState
                title={t('wallet:profit.empty')}
                action={
                  <Button asChild>
                    <Link to={paths.games}>{t('wallet:bets.empty_act')}</Link>
                  </Button>
                }
              />
            ) : (
              <Drawing parts={withEmptyParts(data.parts, by, boundsOf({ period: days }, now))} by={by} />
            )}
            <p className={styles.note}>{t('wallet:profit.hint')}</p>
          </Card>
          <Card>
            <div className={styles.limits}>
              <p>{t('wallet:profit.limits_hint')}</p>
              <Button asChild>
                <Link to={paths.protection}>{t('wallet:profit.limits')}</Link>
              </Button>
            </div>
          </Card>
        </div>
      )}
    </>
  )
}

function Figures({ total }: { total: Omit<ProfitPart, 'id'> }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (
    <div className={styles.figures}>
      <StatTile
        label={t('profit.net')}
        value={formatMoney(total.net, language, { signed: true })}
        tone={total.net > 0 ? 'good' : 'plain'}
      />
      <StatTile
        label={t('profit.staked')}
        value={formatMoney(total.staked, language)}
        note={`${formatNumber(total.bets, language)} ${t('profit.bets').toLocaleLowerCase(language)}`}
      />
      <StatTile label={t('profit.won')} value={formatMoney(total.won, language)} />
      <StatTile label={t('profit.time')} value={writePlayTime(total.playedMs, language)} />
    </div>
  )
}

function Drawing({ parts, by }: { parts: readonly ProfitPart[]; by: ProfitCut }): ReactElement {
  const { t } = useTranslation(['wallet', 'games'])
  const language = useLanguage()
  const point = ({ id }: ProfitPart) => {
    if (by === 'family') {
      const name = t(`games:family.${id}` as 'games:family.ALL')
      return { id, label: name, name }
    }
    const date = formatDate(startOfDayKey(id), language)
    const name = by === 'week' ? t('wallet:profit.week_of', { date }) : date
    return { id, label: `${Number(id.slice(8))}/${Number(id.slice(5, 7))}`, name }
  }
  return (
    <BarChart
      caption={t('wallet:profit.title')}
      pointHeader={t(`wallet:profit.by.${by}`)}
      tableLabel={t('wallet:profit.table')}
      points={parts.map(point)}
      series={[
        {
          id: 'net',
          label: t('wallet:profit.net'),
          values: parts.map(({ net }) => net),
          signed: true,
          line: by !== 'family',
        },
        { id: 'staked', label: t('wallet:profit.staked'), values: parts.map(({ staked }) => staked) },
        { id: 'won', label: t('wallet:profit.won'), values: parts.map(({ won }) => won) },
        { id: 'time', label: t('wallet:profit.time'), values: parts.map(({ playedMs }) => playedMs) },
      ]}
      formatValue={(value, series) =>
        series.id === 'time'
          ? writePlayTime(value, language)
          : formatMoney(value, language, { signed: series.signed === true })
      }
    />
  )
}
