import type { GameFamily } from '@saola/protocol'
import { memo, type ReactElement } from 'react'
import type { GameFilters } from '../catalogue/game-filters.ts'
import { FamilyLinks } from '../lobby/family-links.tsx'
import { GameResults, type GameResultsProps } from './game-results.tsx'
import { GameSearch } from './game-search.tsx'
import styles from './searched-games.module.css'
import { useSearchText } from './use-search-text.ts'

export type SearchedGamesProps = {
  /** The heading of the page. */
  name: string
  family: GameFamily | undefined
  filters: GameFilters
} & Pick<GameResultsProps, 'favorites' | 'onFilters' | 'onLook' | 'onStart' | 'onFavorite'>

/** The search field and what it finds. Each key is drawn here alone, so the rest of the page has no part in it. */
export const SearchedGames = memo(function SearchedGames(props: SearchedGamesProps): ReactElement {
  const { name, family, filters, onFilters, ...tiles } = props
  const { text, setText, want } = useSearchText(filters, onFilters)
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <GameSearch text={text} onText={setText} onWanted={want} />
      </div>
      <FamilyLinks current={family} />
      <GameResults {...tiles} wanted family={family} filters={filters} text={text} onFilters={onFilters} />
    </>
  )
})
