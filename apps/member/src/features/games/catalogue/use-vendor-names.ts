import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lanesQuery } from '#shared/games/title-queries.ts'

/** How each vendor is called, by its code; empty until the families are there. */
export function useVendorNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(lanesQuery(useApp()))
  return useMemo(
    () =>
      new Map(
        data?.data.lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName])),
      ),
    [data],
  )
}
