import type { Lane } from '@saola/protocol'
import { useApp, LoadFailed } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { familyLink, familySlugs } from '#shared/games/game-family-paths.ts'
import { titleOfGame } from '#shared/games/game-title.ts'
import { GameRail, type GameRailProps } from './game-rail.tsx'
import { familyQuery } from '../catalogue/queries.ts'
import { useNearViewport } from '../card/use-near-viewport.ts'

/** A rail is asked for before it is seen, so far below the window in px. */
const reach = 600

export type FamilyRailProps = {
  lane: Lane
  vendorNames: ReadonlyMap<string, string>
} & Pick<GameRailProps, 'favorites' | 'onLook' | 'onStart' | 'onFavorite'>

/** The rail of a family; asks for its titles when it comes near the window. */
export function FamilyRail({ lane, vendorNames, ...rest }: FamilyRailProps): ReactElement {
  const app = useApp()
  const { t } = useTranslation('games')
  const [ref, near] = useNearViewport<HTMLElement>(reach)
  const query = familyQuery(app, lane.title)
  // One notice in place of the rail says it; a dialog for each of twelve would bury the lobby.
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: near,
    meta: { ...query.meta, quiet: true },
  })
  // Its tiles are drawn in steps, between which a finger is heard.
  const games = useDeferredValue(data?.games)
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <GameRail
      {...rest}
      ref={ref}
      isFar={!near}
      heading={t(`family.${lane.title}`)}
      icon={familySlugs[lane.title]}
      titles={games?.map((game) => titleOfGame(game, vendorNames))}
      all={{ link: familyLink(lane.title), count: lane.gameCount }}
    />
  )
}
