import { adapters } from '@saola/aggregators'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'
import { siteOf } from '../../services/site-of.ts'
import { aggregatorKeys } from '../../vendors/aggregator-keys.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import type { GameRow } from '../game-store.ts'
import { askAggregator } from '../aggregators/ask-aggregator.ts'
import { openSession } from '../seamless/open-session.ts'
import { refuseUnderMaintenance } from './startable-game.ts'

/** How long a member waits for the address of a game. */
const timeoutMs = 8_000

/** What is launched, by whom and from where. */
export type AggregatorLaunch = {
  game: Pick<GameRow, 'game_code'>
  /** None for a demo. */
  token?: string
  language: 'VI' | 'EN'
  region: string
  userAgent: string
}

/** The pages of a site to which a game leads back. */
const wayBack = { lobby: '/lobby', deposit: '/wallet/deposit' }

/**
 * Asks an aggregator for the address of a game, under the session key that its stakes will prove themselves by (games 142). A title that it does
 * not offer this member is under maintenance for it; one that does not answer in time, or with something else, is not to be had now.
 */
export async function aggregatorAddress(
  { services, merchant }: Pick<CallContext<unknown>, 'services' | 'merchant'>,
  vendor: Vendor,
  { game: { game_code: gameCode }, token, language, region, userAgent }: AggregatorLaunch,
): Promise<string> {
  const keys = aggregatorKeys(vendor)
  if (!vendor.aggregator || !keys) throw new Error(`${vendor.code} is no aggregator`)
  const adapter = adapters[vendor.aggregator.protocol]
  const player = token === undefined ? undefined : await playerBy(services, vendor, token)
  const site = siteOf(services.settings, merchant.settings)
  const request = adapter.launchRequest(keys, {
    player,
    gameCode,
    language,
    isMobile: /Mobi|Android/.test(userAgent),
    country: region,
    lobbyUrl: new URL(wayBack.lobby, site).href,
    depositUrl: new URL(wayBack.deposit, site).href,
  })
  const answered = await askAggregator(vendor, request, timeoutMs)
  const read = answered && adapter.readLaunch(answered.status, answered.body)
  if (read && 'url' in read) return read.url
  if (read?.refused === 'unavailable') refuseUnderMaintenance()
  console.warn(`[${vendor.code}] no address of ${gameCode}: ${answered?.status ?? 'no answer'}`)
  throw new Fault('game.under.maintenance', { messageKey: 'games.vendor_silent' })
}

/** Redeems the launch for the aggregator, which knows no launch tokens: a session key stands in its place. */
async function playerBy(services: Services, vendor: Vendor, token: string) {
  const opened = await openSession(services, { vendor: vendor.code, token }, vendor)
  if (!opened.success) refuseUnderMaintenance()
  const { playerId, sessionKey } = opened.value
  return { playerId: String(playerId), sessionKey: String(sessionKey) }
}
