import type { Services } from '../../services/services.ts'
import { findVendor } from '../../vendors/find-vendor.ts'
import type { GameRow } from '../game-store.ts'
import { refuseUnderMaintenance } from './startable-game.ts'

/** Where its vendor serves a title, by its code: `/play/mines-gold` is `MINES_GOLD`. Refused while no vendor serves it (games 97). */
export async function vendorAddress(
  services: Services,
  { served_by: servedBy, game_code: gameCode }: Pick<GameRow, 'served_by' | 'game_code'>,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const vendor = await findVendor(services, servedBy)
  if (vendor?.isOn !== true) refuseUnderMaintenance()
  const address = new URL(`/play/${gameCode.toLowerCase().replaceAll('_', '-')}`, vendor.origin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
