import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { missionsQuery } from '#shared/missions-query.ts'
import { rewardOfZalo } from './reward-of-zalo.ts'

/** What the registration promises for Zalo, in đồng; 0 while nothing is paid for it (promotions 29). */
export function useZaloPromise(): number {
  const { data = [] } = useQuery(missionsQuery(useApp()))
  return rewardOfZalo(data)
}
