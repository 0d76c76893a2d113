import { calls, type CallReply } from '@saola/protocol'
import { callKey, callQuery, languageInUse, stale, type AppContext } from '@saola/shell'
import { minuteMs } from '@saola/rules'
import { queryOptions } from '@tanstack/react-query'
import type { GameTitle } from '#shared/games/game-title.ts'
import { paths } from '#shared/paths.ts'
import { keepSitting, readSitting } from './kept-sitting.ts'
import { launchInput } from './launch-input.ts'

/** Below this width the vendor gets told that it is on a phone. */
const phone = '(max-width: 47.999rem)'

/**
 * Opens a sitting at a title, or goes on with the one that this tab came from. Each call makes the address before it
 * useless, so nothing but the member asks again: not a focus, not a change of language.
 */
export function launchQuery(app: AppContext, title: GameTitle) {
  const language = languageInUse(app.preferences, app.brand).toUpperCase()
  const asked = {
    language,
    device: matchMedia(phone).matches ? 'mobile' : 'desktop',
    backUrl: `${location.origin}${paths.lobby}`,
  } as const
  return queryOptions({
    queryKey: callKey(calls.games.launchGame, { nodeId: title.nodeId }),
    queryFn: async ({ signal }) => {
      const { tab } = app.storage
      const sitting = { ...asked, playSessionId: readSitting(tab, title.nodeId) }
      const input = await launchInput(app, title, sitting)
      const reply = await app.api.send(calls.games.launchGame, input, { signal })
      if (reply.playSessionId !== undefined) keepSitting(tab, title.nodeId, reply.playSessionId)
      return reply
    },
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    meta: { call: calls.games.launchGame, quiet: true },
  })
}

/** What a launch answers. */
type LaunchReply = CallReply<typeof calls.games.launchGame>

/** Where a bet of the member's own is shown again (games 135); its address serves for a while, and is asked for as often as it is opened. */
export function recallQuery(app: AppContext, orderNo: string) {
  const language = languageInUse(app.preferences, app.brand).toUpperCase()
  return queryOptions({
    queryKey: callKey(calls.games.recall, { orderNo }),
    queryFn: async ({ signal }): Promise<LaunchReply> => {
      const { content } = await app.api.send(calls.games.recall, { orderNo, language }, { signal })
      return { content }
    },
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    meta: { call: calls.games.recall, quiet: true },
  })
}

/** Where a title is tried with play money; a demo belongs to nobody, so it is asked for as often as it is opened. */
export function demoQuery(app: AppContext, nodeId: string) {
  const language = languageInUse(app.preferences, app.brand).toUpperCase()
  return queryOptions({
    queryKey: callKey(calls.games.demo, { nodeId }),
    queryFn: ({ signal }) => app.api.send(calls.games.demo, { nodeId, language }, { signal }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    meta: { call: calls.games.demo, quiet: true },
  })
}

/** How long and with what result the member has played in one go, as the gateway counts it. */
export function playTimeQuery({ api }: Pick<AppContext, 'api'>, playSessionId: string) {
  const query = callQuery(api, calls.protection.playSession, { playSessionId })
  // So that the gateway is asked, and looks how long ago the member played, before it ends the session (session 55).
  const refetchInterval = 5 * minuteMs
  return queryOptions({
    ...query,
    refetchInterval,
    staleTime: stale.moment,
    meta: { ...query.meta, quiet: true },
  })
}
