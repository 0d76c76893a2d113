import { isRegion } from '@saola/rules'
import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { ChoiceChips, EmptyState, Field, Notice, Select, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LotteryLinks } from '../lottery-links.tsx'
import { historyQuery, menuQuery } from '../lottery-queries.ts'
import { Absences } from './absences.tsx'
import { DigitHits } from './digit-hits.tsx'
import { FollowersOf } from './followers.tsx'
import { historyLengths, type StatisticsSearch } from './statistics-search.ts'
import styles from './statistics-page.module.css'
import { TailGrid } from './tail-grid.tsx'

export type StatisticsPageProps = { search: StatisticsSearch; onSearch: (search: StatisticsSearch) => void }

/** What was drawn in the last draws of a lottery; says of itself that it predicts nothing (lottery 27). */
export function StatisticsPage({ search, onSearch }: StatisticsPageProps): ReactElement {
  const { t } = useTranslation('lottery')
  const app = useApp()
  useDocumentTitle(t('place.statistics'))
  const { data: groups } = useQuery(menuQuery(app, 'vietnam'))
  const lotteries = (groups ?? [])
    .flatMap(({ gameMenus }) => gameMenus)
    .filter(({ kind }) => kind !== undefined && isRegion(kind))
  const gameCode = search.game ?? lotteries[0]?.gameCode
  const count = search.count ?? 30
  const { data, error, isFetching, refetch } = useQuery({
    ...historyQuery(app, gameCode ?? '', count),
    enabled: gameCode !== undefined,
  })
  const draws = (data?.draws ?? []).map(({ prizes }) => prizes)
  return (
    <div className={styles.page}>
      <h1>{t('place.statistics')}</h1>
      <LotteryLinks current="statistics" />
      <div className={styles.filters}>
        <Field label={t('statistics.lottery')}>
          <Select
            value={gameCode ?? ''}
            options={lotteries.map((each) => ({
              value: each.gameCode,
              label: each.labelName ?? each.gameCode,
            }))}
            onChange={(event) => onSearch({ ...search, game: event.target.value })}
          />
        </Field>
        <ChoiceChips
          legend={t('statistics.count')}
          scrolls
          choices={historyLengths.map((each) => ({ value: each, label: each }))}
          value={count}
          onValueChange={(each) => onSearch({ ...search, count: each })}
        />
      </div>
      <Notice>{t('statistics.about')}</Notice>
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton height="28rem" />}
      {data !== undefined && draws.length === 0 && <EmptyState title={t('statistics.none')} />}
      {draws.length > 0 && (
        <div className={styles.columns}>
          <TailGrid draws={draws} />
          <DigitHits draws={draws} />
          <Absences draws={data?.draws ?? []} />
          <FollowersOf key={`${gameCode} ${count}`} draws={draws} />
        </div>
      )}
    </div>
  )
}
