import { useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import type { UnfinishedGame } from '#shared/games/open-game.ts'
import { unfinishedQuery } from '../catalogue/queries.ts'

/** A round of the member without a result, its title, and the game to go back to. */
export type UnfinishedRound = { stake: number; since: number; title: GameTitle; target: UnfinishedGame }

const none: readonly UnfinishedRound[] = []

/** Where a round waits, its stake says more than its vendor. */
const noNames: ReadonlyMap<string, string> = new Map()

/** The member's rounds without a result yet, the latest first; none for a visitor. */
export function useUnfinished(): readonly UnfinishedRound[] {
  const app = useApp()
  useSession()
  const { data } = useQuery(unfinishedQuery(app))
  return useMemo(
    () =>
      data?.list.map(({ game, stake, since }) => ({
        stake,
        since,
        title: titleOfGame(game, noNames),
        target: { vassalage: game.vassalage, nodeId: game.nodeId, name: game.gameName },
      })) ?? none,
    [data],
  )
}
