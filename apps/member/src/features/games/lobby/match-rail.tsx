import { useApp } from '@saola/shell'
import { Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hotMatchesQuery, matchesEveryMs, type HotMatch } from '#shared/matches/hot-matches-query.ts'
import { MatchList } from '#shared/matches/match-list.tsx'
import { paths } from '#shared/paths.ts'
import { useNearViewport } from '../card/use-near-viewport.ts'
import styles from './game-rail.module.css'
import places from './match-rail.module.css'

/** So many matches stand in the lobby; the page has all. */
const mostShown = 6

/**
 * The hot matches of the lobby (games 75), read anew once they are in sight; nothing where there are none. Their place is kept
 * until they are known.
 */
export function MatchRail(): ReactElement | null {
  const { data, isPending } = useQuery({
    ...hotMatchesQuery(useApp()),
    // None for a moment, as between two rounds, is not none for good.
    refetchInterval: ({ state }) => (state.data?.matches.length ? false : matchesEveryMs),
  })
  if (isPending) return <div className={places.matches} />
  return data && data.matches.length > 0 ? <Matches matches={data.matches} /> : null
}

function Matches({ matches }: { matches: readonly HotMatch[] }): ReactElement {
  const { t } = useTranslation(['games', 'shell'])
  const id = useId()
  const [ref, near] = useNearViewport<HTMLElement>(0)
  useQuery({ ...hotMatchesQuery(useApp()), enabled: near })
  return (
    <section ref={ref} className={styles.rail} aria-labelledby={id}>
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
      <MatchList matches={matches.slice(0, mostShown)} row />
    </section>
  )
}
