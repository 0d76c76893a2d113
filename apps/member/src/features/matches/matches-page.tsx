import { LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Button, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hotMatchesQuery } from '#shared/matches/hot-matches-query.ts'
import { MatchList } from '#shared/matches/match-list.tsx'
import { paths } from '#shared/paths.ts'
import styles from './matches-page.module.css'

/** The page of hot matches (games 75). */
export function MatchesPage(): ReactElement {
  const { t } = useTranslation('games')
  useDocumentTitle(t('matches'))
  return (
    <div className={styles.page}>
      <h1>{t('matches')}</h1>
      <p className={styles.note}>{t('matches.virtual')}</p>
      <Matches />
    </div>
  )
}

function Matches(): ReactElement {
  const { t } = useTranslation('games')
  const { data, error, refetch } = useQuery(hotMatchesQuery(useApp()))
  if (data === undefined && error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton ratio="16 / 9" />
  if (data.matches.length > 0) return <MatchList matches={data.matches} />
  return (
    <EmptyState
      title={t('matches.empty')}
      action={
        <Button variant="primary" asChild>
          <Link to={paths.games}>{t('title')}</Link>
        </Button>
      }
    />
  )
}
