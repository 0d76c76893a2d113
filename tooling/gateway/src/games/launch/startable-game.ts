import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { Fault } from '../../http/fault.ts'
import { requireOpenFamily } from '../../system/module-switches.ts'
import type { GameRow } from '../game-store.ts'

/**
 * Refuses a title that does not start today (games 6), is blocked where it would be played (games 146), or is of a family that the merchant has
 * switched off (games 115).
 */
export function requireStartable(
  game: GameRow,
  { whitelabel }: Pick<MerchantSettings, 'whitelabel'>,
  region: string,
): void {
  requireOpenFamily(whitelabel, game.family)
  requireOffered(game, region)
  if (game.is_new === 1) refuseUnderMaintenance()
  if (!game.playable) refuseComingSoon()
}

/** Refuses a title where it is blocked, in the words for one that is not offered (games 146). */
export function requireOffered(
  { blocked_regions: blocked }: Pick<GameRow, 'blocked_regions'>,
  region: string,
): void {
  if (blocked.includes(region)) refuseUnderMaintenance()
}

/** Says that a game does not run at the moment. */
export function refuseUnderMaintenance(): never {
  throw new Fault('game.under.maintenance', { messageKey: 'games.under_maintenance' })
}

/** Says that a game is announced only. */
function refuseComingSoon(): never {
  throw new Fault('game.coming.soon', { messageKey: 'games.coming_soon' })
}
