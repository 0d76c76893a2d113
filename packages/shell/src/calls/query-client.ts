import type { AreaName } from '@saola/protocol'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { askAgainMs, isUnreachable } from '../connection/connection.ts'
import type { FailureMeta } from '../errors/react-to-error.ts'
import { stale } from './stale.ts'

type MutationFacts = FailureMeta & { invalidates?: readonly AreaName[] }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: MutationFacts
  }
}

const retries = 2

/** The one cache of server data. Reads are tried three times when nobody answers; mutations are sent once. */
export function createQueryClient(onError: (error: unknown, meta: FailureMeta) => void): QueryClient {
  // A read that asks again by itself says once that nobody answers.
  const told = new WeakSet<object>()
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => void told.delete(query),
      onError: (error, query) => {
        const isRepeat = isUnreachable(error) && told.has(query)
        told.add(query)
        onError(error, isRepeat ? { ...query.meta, quiet: true } : (query.meta ?? {}))
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta ?? {}),
      onSuccess: async (_data, _variables, _result, mutation) => {
        const areas = mutation.meta?.invalidates ?? []
        await Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [area] })))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: stale.minute,
        retry: (failures, error) => failures < retries && isUnreachable(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        // What is on the screen heals by itself, also where nothing but this read is in trouble.
        refetchInterval: ({ state }) => isUnreachable(state.error) && askAgainMs,
        // The browser's idea of being offline is often wrong; a call that fails says it better. And an act that
        // waits for the network would move money long after the person has left.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
