import type { GameFamily } from '@saola/protocol'
import { Button, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { dropOffers, withoutFilter, type GameFilters } from '../catalogue/game-filters.ts'
import styles from './no-results.module.css'
import { useFilterName } from './use-filter-name.ts'

export type NoResultsProps = {
  filters: GameFilters
  family: GameFamily | undefined
  /** How many titles other filters would leave in this family. */
  count: (filters: GameFilters) => number
  /** How many titles the text finds in all families. */
  countElsewhere: () => number
  onFilters: (filters: GameFilters) => void
}

/** Why there is nothing here, and which one thing to let go of to see something. */
export function NoResults({
  filters,
  family,
  count,
  countElsewhere,
  onFilters,
}: NoResultsProps): ReactElement {
  const { t } = useTranslation('games')
  const nameOf = useFilterName()
  const text = filters.q?.trim()
  const offers = dropOffers(filters, count)
  const elsewhere = family === undefined || text === undefined ? 0 : countElsewhere()
  const onlyFavorites = filters.favourite && Object.keys(filters).length === 1
  return (
    <EmptyState
      title={text ? t('search.none', { text }) : t('filter.none')}
      action={
        <div className={styles.offers}>
          {text !== undefined && elsewhere > 0 && (
            <Button asChild>
              <Link to={paths.games} search={{ q: text }}>
                {t('filter.elsewhere', { count: elsewhere })}
              </Link>
            </Button>
          )}
          {offers.map(({ name, count: left }) => (
            <Button key={name} onClick={() => onFilters(withoutFilter(filters, name))}>
              {t('filter.drop', { name: nameOf(name), count: left })}
            </Button>
          ))}
        </div>
      }
    >
      {t(onlyFavorites ? 'favorite.empty' : 'search.none_hint')}
    </EmptyState>
  )
}
