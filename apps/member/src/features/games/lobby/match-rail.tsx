import { useApp } from '@saola/shell'
import { Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hotMatchesQuery } from '#shared/matches/hot-matches-query.ts'
import { MatchList } from '#shared/matches/match-list.tsx'
import { paths } from '#shared/paths.ts'
import styles from './game-rail.module.css'

/** So many matches stand in the lobby; the page has all. */
const mostShown = 6

/** The hot matches of the lobby (games 75); nothing where there are none. */
export function MatchRail(): ReactElement | null {
  const { t } = useTranslation(['games', 'shell'])
  const { data } = useQuery(hotMatchesQuery(useApp()))
  const id = useId()
  if (!data || data.matches.length === 0) return null
  return (
    <section className={styles.rail} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.emblem}>
          <Icon name="star" size={20} />
        </span>
        <h2 id={id} className={styles.heading}>
          {t('games:matches')}
        </h2>
        <Link className={styles.all} to={paths.matches} aria-describedby={id}>
          {t('shell:act.all')}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      <MatchList matches={data.matches.slice(0, mostShown)} row />
    </section>
  )
}
