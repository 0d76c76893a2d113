import { Fault } from '../../http/fault.ts'
import type { Merchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import type { GameRow } from '../game-store.ts'
import { vendorAddress } from './vendor-address.ts'

/** Refuses a title that does not start today (games 6). */
export function requireStartable(game: GameRow): void {
  if (game.is_new === 1) {
    throw new Fault('game.under.maintenance', { messageKey: 'games.under_maintenance' })
  }
  if (!game.playable) refuseComingSoon()
}

/** Says that a game is announced only. */
function refuseComingSoon(): never {
  throw new Fault('game.coming.soon', { messageKey: 'games.coming_soon' })
}

/** Where a title that starts is tried with play money at a merchant (games 20); refused where it has no demo. */
export function demoAddress(
  services: Services,
  game: GameRow,
  { merchant, language }: { merchant: Merchant; language: 'VI' | 'EN' },
): string {
  if (game.free_play !== 1) throw new Fault('game.demo.missing', { field: 'nodeId' })
  return vendorAddress(services, game.game_code, { mode: 'demo', language, merchant: merchant.code })
}
