import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'
import type { GameRow } from '../game-store.ts'
import { aggregatorAddress } from './aggregator-address.ts'
import { servingVendor, vendorAddress } from './vendor-address.ts'

/** Where a title that starts is tried with play money at a merchant (games 20); refused where it has no demo. */
export async function demoAddress(
  services: Services,
  game: GameRow,
  visit: Pick<CallContext<unknown>, 'merchant' | 'region' | 'userAgent'> & { language: 'VI' | 'EN' },
): Promise<string> {
  if (game.free_play !== 1) throw new Fault('game.demo.missing', { field: 'nodeId' })
  const vendor = await servingVendor(services, game)
  const { merchant, language } = visit
  if (vendor.aggregator) return aggregatorAddress({ services, merchant }, vendor, { game, ...visit })
  return vendorAddress(vendor, game, { mode: 'demo', language, merchant: merchant.code })
}
