import { calls } from '@saola/protocol'
import { callKey } from '@saola/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads a lottery again once a slip for it was refused: its odds or its draws are not those that were shown. */
export function useReread(gameCode: string, isRefused: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: callKey(calls.lottery.game, { gameCode }) })
  }, [queries, gameCode, isRefused])
}
