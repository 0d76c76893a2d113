import type { GameFamily } from '@saola/protocol'
import { useDocumentTitle } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameFilters } from './catalogue/game-filters.ts'
import { SearchedGames } from './search/searched-games.tsx'
import styles from './games-page.module.css'
import { useFavorites } from './card/use-favorites.ts'
import { useGameSheet } from './sheet/use-game-sheet.tsx'

export type GamesPageProps = {
  /** All families without one. */
  family?: GameFamily
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** All titles, or those of a family, to search, filter and start. */
export function GamesPage({ family, filters, onFilters }: GamesPageProps): ReactElement {
  const { t } = useTranslation('games')
  const name = family === undefined ? t('title') : t(`family.${family}`)
  useDocumentTitle(name)
  const { favorites, toggle } = useFavorites()
  const { look, start, sheet } = useGameSheet()
  return (
    <div className={styles.page}>
      <SearchedGames
        name={name}
        family={family}
        filters={filters}
        onFilters={onFilters}
        favorites={favorites}
        onLook={look}
        onStart={start}
        onFavorite={toggle}
      />
      {sheet}
    </div>
  )
}
