import type { GameFamily } from '@saola/protocol'
import { useDocumentTitle } from '@saola/shell'
import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FamilyLinks } from './lobby/family-links.tsx'
import type { GameFilters } from './catalogue/game-filters.ts'
import { GameResults } from './search/game-results.tsx'
import { GameSearch } from './search/game-search.tsx'
import styles from './games-page.module.css'
import { useFavorites } from './card/use-favorites.ts'
import { useSearchText } from './search/use-search-text.ts'
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
  const { text, setText, want } = useSearchText(filters, onFilters)
  const { favorites, toggle } = useFavorites()
  const { look, start, sheet } = useGameSheet()
  const asked = useMemo(() => {
    const { q: _inAddress, ...others } = filters
    return text.trim() === '' ? others : { ...others, q: text }
  }, [filters, text])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <GameSearch text={text} onText={setText} onWanted={want} />
      </div>
      <FamilyLinks current={family} />
      <GameResults
        wanted
        family={family}
        filters={asked}
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
