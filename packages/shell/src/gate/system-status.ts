import type { ApiClient } from '@saola/api-client'
import { calls, type SystemStatus, type WhitelabelNode } from '@saola/protocol'
import { switchesOf, systemState } from '@saola/rules'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../context/app-context.tsx'
import { callQuery } from '../calls/call-query.ts'
import { stale } from '../calls/stale.ts'

const pollMs = { maintenance: 15_000, unreachable: 3_000 }

/** The status of the platform: asked at the start, again while it is in maintenance or cannot be reached. */
export function statusQuery(api: ApiClient) {
  const query = callQuery(api, calls.system.status)
  return queryOptions({
    ...query,
    staleTime: stale.session,
    gcTime: stale.forever,
    retry: false,
    // The interval below asks again; a page that mounts does not have to.
    retryOnMount: false,
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return pollMs.unreachable
      return systemState(state.data) === 'maintenance' ? pollMs.maintenance : false
    },
    // The status gate shows failures itself.
    meta: { ...query.meta, quiet: true, keep: 'device' },
  })
}

/** The status; there below the status gate. */
export function useSystemStatus(): SystemStatus {
  return useSuspenseQuery(statusQuery(useApp().api)).data
}

/** Whether the merchant has switched a module on (system 6). */
export function useModule(modId: string): boolean {
  return isModuleOn(useSystemStatus().info.whitelabel, modId)
}

/** Whether a module of the merchant's tree is on; one that the tree does not name is off. */
export function isModuleOn(tree: WhitelabelNode, modId: string): boolean {
  return switchesOf(tree)[modId] === true
}
