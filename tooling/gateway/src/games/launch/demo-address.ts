import { Fault } from '../../http/fault.ts'
import type { Merchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import type { GameRow } from '../game-store.ts'
import { vendorAddress } from './vendor-address.ts'

/** Where a title that starts is tried with play money at a merchant (games 20); refused where it has no demo. */
export function demoAddress(
  services: Services,
  game: GameRow,
  { merchant, language }: { merchant: Merchant; language: 'VI' | 'EN' },
): Promise<string> {
  if (game.free_play !== 1) throw new Fault('game.demo.missing', { field: 'nodeId' })
  return vendorAddress(services, game, { mode: 'demo', language, merchant: merchant.code })
}
