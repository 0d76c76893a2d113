import { calls, type Catalogue } from '@saola/protocol'
import { callKey, callQuery, hasCall, languageInUse, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'
import type { TitleCatalogue } from './composed-catalogue.ts'
import { titlesOfCatalogue, type GameTitle } from './game-title.ts'

/** The whole catalogue; read once, kept, and told apart by its version, so a 304 changes nothing. */
export function catalogueQuery(app: Pick<AppContext, 'api' | 'capabilities'>) {
  const query = callQuery(app.api, calls.games.catalogue)
  return queryOptions({
    ...query,
    queryFn: async ({ signal }): Promise<TitleCatalogue> => {
      if (hasCall(app.capabilities, calls.games.catalogue.id)) {
        return app.api.send(calls.games.catalogue, undefined, { signal })
      }
      const { composeCatalogue } = await import('./composed-catalogue.ts')
      return composeCatalogue(app)
    },
    staleTime: stale.forever,
    gcTime: stale.forever,
    structuralSharing: (before, after) => (sameVersion(before, after) ? before : after),
  })
}

/** Families with their vendors and counts. */
export function lanesQuery({ api }: Pick<AppContext, 'api'>) {
  return queryOptions({ ...callQuery(api, calls.games.gameVendor, {}), staleTime: stale.session })
}

/** One title by its id; null when the catalogue has none. A tapped card is put here first, so its page starts at once. */
export function titleQuery(
  app: Pick<AppContext, 'api' | 'capabilities' | 'queryClient' | 'preferences' | 'brand'>,
  nodeId: string,
) {
  return queryOptions({
    queryKey: callKey(calls.games.catalogue, { nodeId }),
    queryFn: async (): Promise<GameTitle | null> => {
      const catalogue = await app.queryClient.ensureQueryData(catalogueQuery(app))
      const titles = titlesOfCatalogue(catalogue, languageInUse(app.preferences, app.brand))
      return titles.find((title) => title.nodeId === nodeId) ?? null
    },
    staleTime: stale.session,
    meta: { call: calls.games.catalogue },
  })
}

/** What a title pays back, how its wins are spread and when it opens; a sheet says the rest without it. */
export function titleFactsQuery({ api }: Pick<AppContext, 'api'>, nodeId: string) {
  const query = callQuery(api, calls.games.title, { nodeId })
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

function sameVersion(before: unknown, after: unknown): boolean {
  // Both are replies of the catalogue call, checked by its schema; `before` is undefined the first time.
  return (before as Catalogue | undefined)?.version === (after as Catalogue).version
}

/** The vendor's code of a title, which the catalogue leaves out; undefined where the gateway does not tell it. */
export async function codeOfTitle(
  app: Pick<AppContext, 'api' | 'queryClient'>,
  nodeId: string,
): Promise<string | undefined> {
  const facts = await app.queryClient.ensureQueryData(titleFactsQuery(app, nodeId)).catch(() => undefined)
  return facts?.game.gameCode
}
