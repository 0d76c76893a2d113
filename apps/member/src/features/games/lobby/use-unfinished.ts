import { useApp, useSession } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UnfinishedGame } from '#shared/games/open-game.ts'
import { unfinishedQuery } from '../catalogue/queries.ts'

/** A round of the member without a result, and the game to go back to. */
export type UnfinishedRound = { orderNo: string; stake: number; since: number; target: UnfinishedGame }

const none: readonly UnfinishedRound[] = []

/** The member's rounds without a result yet, the latest first; none for a visitor. */
export function useUnfinished(): readonly UnfinishedRound[] {
  const app = useApp()
  useSession()
  const { data } = useQuery(unfinishedQuery(app))
  return useMemo(
    () =>
      data?.list.map(({ game, orderNo, stake, since }) => ({
        orderNo,
        stake,
        since,
        target: { vassalage: game.vassalage, nodeId: game.nodeId, name: game.gameName },
      })) ?? none,
    [data],
  )
}
