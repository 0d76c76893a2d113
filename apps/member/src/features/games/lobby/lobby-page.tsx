import { calls } from '@saola/protocol'
import {
  hasCall,
  isSignedIn,
  lazyPart,
  LoadFailed,
  useApp,
  useCapabilities,
  useDocumentTitle,
  useSession,
} from '@saola/shell'
import { Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame } from '#shared/games/game-title.ts'
import { lanesQuery } from '#shared/games/title-queries.ts'
import { OpenedSoon } from '#shared/lottery/opened-soon.tsx'
import { paths } from '#shared/paths.ts'
import { ContinueRail } from './continue-rail.tsx'
import { FamilyLinks } from './family-links.tsx'
import { lanesToShow } from '../catalogue/lanes-to-show.ts'
import { FamilyRail } from './family-rail.tsx'
import type { GameFilters } from '../catalogue/game-filters.ts'
import { GameRail } from './game-rail.tsx'
import { MatchRail } from './match-rail.tsx'
import { GameSearch } from '../search/game-search.tsx'
import { ResultsComing } from '../search/results-coming.tsx'
import styles from './lobby-page.module.css'
import { favoriteTitlesQuery, hotQuery } from '../catalogue/queries.ts'
import { useFavorites } from '../card/use-favorites.ts'
import { useVendorNames } from '../catalogue/use-vendor-names.ts'
import { useSearchText } from '../search/use-search-text.ts'
import { useGameSheet } from '../sheet/use-game-sheet.tsx'
import { useVendorList } from '../vendors/use-vendor-list.tsx'
import { VendorRail, type VendorRailProps } from '../vendors/vendor-rail.tsx'

const GameResults = lazyPart(() => import('../search/game-results.tsx'), 'GameResults')

export type LobbyPageProps = {
  /** The operator's banners. */
  banner: ReactNode
  /** The operator's notices. */
  notices: ReactNode
  /** A greeting for who is new. */
  welcome: ReactNode
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** The lobby: what to go on with first, then what is loved, what is hot, and a rail per family. */
export function LobbyPage({ banner, notices, welcome, filters, onFilters }: LobbyPageProps): ReactElement {
  const { t } = useTranslation('games')
  useDocumentTitle(t('lobby'))
  const { text, setText, wanted, want } = useSearchText(filters, onFilters)
  const { favorites, toggle } = useFavorites()
  const { look, start, sheet } = useGameSheet()
  const vendorNames = useVendorNames()
  const tiles = { favorites, onLook: look, onStart: start, onFavorite: toggle }
  const vendors = useVendorList(tiles)
  const handleWanted = (): void => {
    want()
    // The first key finds the list there.
    GameResults.load().catch(() => undefined)
  }
  return (
    <div className={styles.lobby}>
      <h1 className="visually-hidden">{t('lobby')}</h1>
      <GameSearch text={text} onText={setText} onWanted={handleWanted} />
      {text.trim() === '' ? (
        <>
          {welcome}
          <ContinueRail vendorNames={vendorNames} onStart={start} />
          <div className={styles.banner}>{banner}</div>
          {notices}
          <FamilyLinks />
          <Rails {...tiles} vendorNames={vendorNames} onVendor={vendors.open} />
        </>
      ) : (
        <Suspense fallback={<ResultsComing />}>
          <GameResults {...tiles} wanted={wanted} filters={filters} text={text} onFilters={onFilters} />
        </Suspense>
      )}
      {/* The sheet of a title out of the list stands in the list's place until it is closed. */}
      {sheet ?? vendors.list}
    </div>
  )
}

type RailsProps = Pick<Parameters<typeof GameRail>[0], 'favorites' | 'onLook' | 'onStart' | 'onFavorite'> & {
  vendorNames: ReadonlyMap<string, string>
} & Pick<VendorRailProps, 'onVendor'>

function Rails({ vendorNames, onVendor, ...tiles }: RailsProps): ReactElement {
  const { t } = useTranslation('games')
  const app = useApp()
  const capabilities = useCapabilities()
  const hasHot = hasCall(capabilities, calls.games.hotGames.id)
  const keepsFavorites = hasCall(capabilities, calls.games.favoriteList.id)
  const signedIn = isSignedIn(useSession())
  const { data: families, error: lanesError, refetch: askLanes } = useQuery(lanesQuery(app))
  const { data: hot, error: hotError, refetch: askHot } = useQuery(hotQuery(app))
  // Rails are drawn in steps, between which a finger is heard.
  const lanes = useDeferredValue(families?.data.lanes)
  const hotGames = useDeferredValue(hot?.list)
  const { data: loved, isLoading: lovedComing } = useQuery({ ...favoriteTitlesQuery(app), enabled: signedIn })
  const hadFavorites = useFirst(loved && loved.content.length > 0)
  const error = (lanes === undefined && lanesError) || (hasHot && hot === undefined && hotError)
  if (error) return <LoadFailed error={error} onRetry={() => void Promise.all([askLanes(), askHot()])} />
  // What the member loves stands first, so nothing may stand there before it is known.
  if (lovedComing) {
    return <GameRail {...tiles} heading={t('rail.favorites')} icon="heart" titles={undefined} />
  }
  return (
    <>
      {keepsFavorites && hadFavorites && loved !== undefined && loved.content.length > 0 && (
        <GameRail
          {...tiles}
          heading={t('rail.favorites')}
          icon="heart"
          titles={loved.content.map((game) => titleOfGame(game, vendorNames))}
          all={{ link: { to: paths.games, search: { favourite: true } }, count: tiles.favorites.size }}
        />
      )}
      {hasHot && (
        <GameRail
          {...tiles}
          eager
          heading={t('rail.hot')}
          icon="star"
          titles={hotGames?.map((game) => titleOfGame(game, vendorNames))}
          all={hot && { link: { to: paths.games, search: { hot: true } }, count: hot.list.length }}
        />
      )}
      <OpenedSoon />
      <Link className={styles.winners} to={paths.winners}>
        <Icon name="jackpot" size={22} />
        {t('winners.see')}
        <Icon name="chevron-right" size={18} />
      </Link>
      <MatchRail />
      {lanes &&
        lanesToShow(lanes).map((lane) => (
          <FamilyRail key={lane.title} {...tiles} lane={lane} vendorNames={vendorNames} />
        ))}
      {lanes && <VendorRail lanes={lanes} onVendor={onVendor} />}
    </>
  )
}

/** The first value that came: a heart tapped further down must not push a new rail in above it. */
function useFirst(value: boolean | undefined): boolean | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
