import { isApiError } from '@saola/api-client'
import { decideLaunch } from '@saola/game-launch'
import { messageKey } from '@saola/i18n'
import { errorTextAlone, isSignedIn, useApp, useSession, type DialogText } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import { launchHosts } from '#shared/hosts/hosts-in-use.ts'
import { addressWith, gameAddress, lotteryPageOf, type GameAddress } from './game-address.ts'
import { launchQuery, recallQuery } from './queries.ts'
import { useGameHost, type GameHost } from './use-game-host.ts'

/** How far the start of a title has come; exactly one of `waiting`, `problem`, `host` and `page` holds. */
export type Launch = {
  waiting: boolean
  /** `leadsTo` the limits when the member's own limit, break or exclusion is the reason, or to the verification of the identity. */
  problem?:
    | { text: DialogText; reference?: string | undefined; leadsTo?: 'limits' | 'identity' | undefined }
    | undefined
  host?: (GameHost & { address: GameAddress }) | undefined
  /** The page of this site that stands in the place of a game. */
  page?: string | undefined
  playSessionId?: string | undefined
  /** The vendor whose own wallet pays (games 41). */
  walletVendor?: string | undefined
  /** Undefined where trying again would say the same. */
  retry?: (() => void) | undefined
}

/** What a page opens with: one of its matches, or a bet that is only shown again. */
type Opened = { match?: string | undefined; bet?: string | undefined }

/**
 * Starts a title once it is known and may be started (games 4); its page opens with `match` where one is named. What was played with
 * `bet` is shown again whatever became of the title, and nothing is started (games 135).
 */
export function useLaunch(title: GameTitle | undefined, { match, bet }: Opened = {}): Launch {
  const app = useApp()
  const session = useSession()
  const decision =
    title &&
    decideLaunch(
      { signedIn: isSignedIn(session), type: session.member?.type },
      { vassalage: title.vendor, nodeId: title.nodeId, status: title.status },
    )
  const isStart = bet === undefined
  const refusal = isStart && decision?.kind === 'message' ? messageKey(decision.key) : undefined
  const may = decision !== undefined && decision.kind !== 'sign-in' && refusal === undefined
  // Without a title nothing is sent; the options need one all the same.
  const launched = useQuery({ ...launchQuery(app, title ?? nobody), enabled: may && isStart })
  const shown = useQuery({ ...recallQuery(app, bet ?? ''), enabled: may && !isStart })
  const { error, isFetching, refetch } = isStart ? launched : shown
  const data = isStart ? launched.data : shown.data
  const host = useGameHost(
    useMemo(() => data && addressWith(gameAddress(data, location.origin), match), [data, match]),
  )
  const { address } = host
  const retry = (): void => {
    launchHosts.forgive()
    void refetch()
  }
  if (refusal !== undefined) return { waiting: false, problem: { text: { key: refusal } } }
  if (isFetching || (data === undefined && error === null)) return { waiting: true }
  if (error !== null) {
    const reference = isApiError(error) ? error.reference : undefined
    const final = isApiError(error) && finalRefusals.has(error.code)
    return {
      waiting: false,
      problem: {
        text: errorTextAlone(error),
        reference,
        leadsTo: isApiError(error) ? placesOf[error.code] : undefined,
      },
      retry: final ? undefined : retry,
    }
  }
  const isLottery = decision?.kind === 'vn-lottery' || decision?.kind === 'sea-lottery'
  const page = isLottery ? lotteryPageOf(data, location.origin) : undefined
  if (page !== undefined) return { waiting: false, page }
  if (address === undefined)
    return { waiting: false, problem: { text: { key: 'games:launch.failed' } }, retry }
  const { playSessionId, walletVendor } = data ?? {}
  return { waiting: false, host: { ...host, address }, playSessionId, walletVendor }
}

/** Where refusals are ended, by their codes. */
const placesOf: Readonly<Record<string, 'limits' | 'identity'>> = {
  'protection.limit.reached': 'limits',
  'protection.paused': 'limits',
  'protection.unverified': 'identity',
}

/** Refusals that a second attempt does not change. */
const finalRefusals: ReadonlySet<string> = new Set([
  'game.coming.soon',
  'game.under.maintenance',
  'game.round.missing',
  'account.type.refused',
  'protection.limit.reached',
  'protection.paused',
  'protection.unverified',
])

const nobody: GameTitle = {
  nodeId: '',
  name: '',
  family: 'MINI',
  vendor: '',
  vendorName: '',
  status: 'open',
  hot: false,
  demo: false,
  fresh: false,
}
