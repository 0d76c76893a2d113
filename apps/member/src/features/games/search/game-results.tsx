import type { GameFamily } from '@saola/protocol'
import { LoadFailed } from '@saola/shell'
import { useCallback, useEffect, useMemo, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import { countVendors, filterTitles, withoutFilter, type GameFilters } from '../catalogue/game-filters.ts'
import { GameGrid, type GameGridProps } from '../grid/game-grid.tsx'
import styles from './game-results.module.css'
import { NoResults } from './no-results.tsx'
import type { ReadCatalogue } from '../catalogue/read-catalogue.ts'
import { searchTitles } from '../catalogue/search-titles.ts'
import { TilesComing } from './results-coming.tsx'
import { useAtRest } from './use-at-rest.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'

export type GameResultsProps = {
  /** As they stand in the address. */
  filters: GameFilters
  /** What is typed, ahead of the address. */
  text: string
  onFilters: (filters: GameFilters) => void
  /** Only titles of this family. */
  family?: GameFamily | undefined
  /** False while nobody needs the catalogue yet. */
  wanted: boolean
} & Pick<GameGridProps, 'favorites' | 'onLook' | 'onStart' | 'onFavorite'>

/** Filters and the grid of what they leave; without a result, which filter to drop. */
export function GameResults(props: GameResultsProps): ReactElement {
  const {
    filters: inAddress,
    text,
    onFilters,
    family,
    wanted,
    favorites,
    onLook,
    onStart,
    onFavorite,
  } = props
  const { t } = useTranslation(['games', 'shell'])
  const { catalogue, error, busy, retry } = useCatalogue(wanted)
  const filters = useMemo(() => withText(inAddress, text), [inAddress, text])
  const asked = filters.q?.trim() ?? ''
  const titles = catalogue?.titles
  // Without a text the list stands before the index does, and is not made again when it comes.
  const index = asked === '' ? undefined : catalogue?.index
  const found = useMemo(
    () => titles && findTitles({ titles, index }, asked, family),
    [titles, index, asked, family],
  )
  const shown = useMemo(() => found && filterTitles(found, filters, favorites), [found, filters, favorites])
  // The list of vendors is closed while somebody types, so it counts what the last key has left.
  const counted = useAtRest(found)
  const vendors = useMemo(
    () => vendorsLeft(titles, counted ?? [], inAddress, favorites),
    [titles, counted, inAddress, favorites],
  )
  const typed = useRef(text)
  useEffect(() => {
    typed.current = text
  }, [text])
  const narrow = useCallback(
    (changed: GameFilters) => onFilters(withText(changed, typed.current)),
    [onFilters],
  )
  if (error !== null) return <LoadFailed error={error} busy={busy} onRetry={retry} />
  const count = (others: GameFilters): number =>
    catalogue === undefined
      ? 0
      : filterTitles(findTitles(catalogue, others.q, family) ?? [], others, favorites).length
  return (
    <div className={styles.results}>
      <FilterBar filters={inAddress} vendors={vendors} onFilters={narrow} />
      <output className={styles.count}>
        {shown === undefined && <span>{t('shell:state.loading')}</span>}
        {shown !== undefined && filters.q === undefined && (
          <span>{t('games:count', { count: shown.length })}</span>
        )}
        {shown !== undefined && filters.q !== undefined && (
          <span>{t('games:search.results', { count: shown.length, text: filters.q.trim() })}</span>
        )}
      </output>
      {shown === undefined && <TilesComing />}
      {shown !== undefined && shown.length === 0 && (
        <NoResults
          filters={filters}
          family={family}
          count={count}
          countElsewhere={() => (catalogue && findTitles(catalogue, filters.q, undefined)?.length) ?? 0}
          onFilters={onFilters}
        />
      )}
      {shown !== undefined && shown.length > 0 && (
        <GameGrid
          titles={shown}
          favorites={favorites}
          label={t('games:title')}
          onLook={onLook}
          onStart={onStart}
          onFavorite={onFavorite}
        />
      )}
    </div>
  )
}

/** Filters with what is typed in the place of the address's text. */
function withText(filters: GameFilters, text: string): GameFilters {
  const { q: _inAddress, ...others } = filters
  return text.trim() === '' ? others : { ...others, q: text }
}

/** The vendors of what the other filters leave, and the chosen one even without a title. */
function vendorsLeft(
  titles: readonly GameTitle[] | undefined,
  found: readonly GameTitle[],
  filters: GameFilters,
  favorites: ReadonlySet<string>,
): FilterBarProps['vendors'] {
  const counted = countVendors(filterTitles(found, withoutFilter(filters, 'vendor'), favorites))
  if (filters.vendor === undefined || counted.some(({ vendor }) => vendor === filters.vendor)) return counted
  const chosen = titles?.find(({ vendor }) => vendor === filters.vendor)
  return [{ vendor: filters.vendor, name: chosen?.vendorName ?? filters.vendor, count: 0 }, ...counted]
}

/** The titles of a family that the text finds, the best first; without a text all of them, and undefined without an index. */
function findTitles(
  { titles, index }: ReadCatalogue,
  text: string | undefined,
  family: GameFamily | undefined,
): readonly GameTitle[] | undefined {
  const isOfFamily = (title: GameTitle): boolean => family === undefined || title.family === family
  if (text === undefined || text.trim() === '')
    return family === undefined ? titles : titles.filter(isOfFamily)
  if (index === undefined) return undefined
  const found: GameTitle[] = []
  for (const entry of searchTitles(index, text)) {
    const title = titles[entry]
    if (title !== undefined && isOfFamily(title)) found.push(title)
  }
  return found
}
