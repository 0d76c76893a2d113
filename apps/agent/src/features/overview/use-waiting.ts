import { calls, type CallInput } from '@saola/protocol'
import { callQuery, useApp } from '@saola/shell'
import { useQueries, useQuery } from '@tanstack/react-query'
import { inPlace } from '#shared/in-place.ts'
import { teamRequest } from '#shared/team/team-request.ts'
import { awaitsAnswer } from './awaits-answer.ts'

const kinds: readonly CallInput<typeof calls.contracts.list>['kind'][] = [
  'dividend',
  'daily',
  'hourly',
  'realtime',
]

/** How much waits for the agent; undefined while it is on its way. What cannot be read does not count. */
export function useWaiting(): { contracts: number | undefined; quiet: number | undefined } {
  const { api } = useApp()
  const received = useQuery(inPlace(callQuery(api, calls.contracts.own)))
  const given = useQueries({
    queries: kinds.map((kind) =>
      inPlace(callQuery(api, calls.contracts.list, { kind, pageNo: 1, pageSize: 100 })),
    ),
  })
  const silent = useQuery(
    inPlace(callQuery(api, calls.team.downlines, { ...teamRequest({ activity: 'quiet' }), pageSize: 1 })),
  )
  const isComing = received.isPending || given.some((query) => query.isPending)
  const contracts = [
    ...(received.data?.list ?? []),
    ...given.flatMap((query) => query.data?.downline ?? []),
  ].filter(awaitsAnswer)
  return {
    contracts: isComing ? undefined : contracts.length,
    quiet: silent.isPending ? undefined : (silent.data?.pageInfo.total ?? 0),
  }
}
