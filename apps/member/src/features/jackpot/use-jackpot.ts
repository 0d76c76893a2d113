import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useSampleJackpot } from './use-sample-jackpot.ts'
import { jackpotsQuery } from './jackpots-query.ts'

/** What the counter shows, in whole đồng. */
export type JackpotFigure = { amount: number; isSample: boolean }

/** The grand pool, read again and again; where it is not told or nobody feeds it, the sample. Still while `paused`. */
export function useJackpot(paused: boolean): JackpotFigure {
  const app = useApp()
  const { data, isPending } = useQuery(jackpotsQuery(app, paused))
  const grand = data?.showsSample ? undefined : data?.pools.find(({ pool }) => pool === 'grand')
  const sample = useSampleJackpot(paused || isPending || grand !== undefined)
  return grand ? { amount: Math.floor(grand.meter), isSample: false } : { amount: sample, isSample: true }
}
