import { useApp } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { missionsQuery } from '#shared/missions-query.ts'

/** What the text of the Zalo field promises, in đồng. */
const promised = 131_000

/** Whether the missions that run pay what the registration promises for Zalo (promotions 29). */
export function useZaloPromise(): boolean {
  const { data = [] } = useQuery(missionsQuery(useApp()))
  const sum = data.reduce((all, { reward }) => all + reward, 0)
  return data.some(({ kind }) => kind === 'zalo') && sum >= promised
}
