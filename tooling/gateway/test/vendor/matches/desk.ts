import { createVendor, type MatchSource } from '@saola/game-vendor'
import type { TestGateway } from '../../start-gateway.ts'
import { pageAssets } from '../page-assets.ts'
import { fixtureOf, recordedFeed, type Recorded } from '../recorded-feed.ts'
import { vendorServices } from '../vendor-of.ts'

export const minute = 60_000

/** Who does an act, and why. */
export const because = { reason: 'a striker fell ill', by: 'Minh' }

/** What a feed says of its matches, in minutes from now; they start in ten minutes. */
export type Told = Readonly<Record<string, readonly (Omit<Recorded, 'at' | 'matchId'> & { in: number })[]>>

let feeds = 0

/** A feed of matches, and the id of each. */
export function feedOf(gateway: TestGateway, told: Told) {
  const start = gateway.services.now()
  feeds += 1
  const id = (name: string): string => `${name}-Desk${id.number}`
  id.number = feeds
  const messages = Object.entries(told).flatMap(([name, said]) =>
    said.map(({ in: minutes, ...rest }) => ({ ...rest, matchId: id(name), at: start + minutes * minute })),
  )
  const fixtures = Object.keys(told).map((name) => fixtureOf(id(name), start + 10 * minute))
  return { source: recordedFeed(fixtures, messages), id }
}

/** The operator's people at the act `match` of a gateway whose vendor plays matches of a source. */
export function deskOf(gateway: TestGateway, source: MatchSource) {
  const vendor = createVendor({ ...vendorServices(gateway), matchSource: source }, pageAssets)
  const { vendorSecret } = gateway.services.settings
  gateway.services.askVendor = async (path, body) =>
    vendor.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${vendorSecret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return async (wanted: object) => {
    const response = await gateway.fetch('http://gateway.test/ops/match', {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops' },
      body: JSON.stringify(wanted),
    })
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
    return { status: response.status, ...((await response.json()) as { field?: string; value: any }) }
  }
}
