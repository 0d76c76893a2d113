import type { Services } from '../../services/services.ts'
import { findVendor, type Vendor } from '../../vendors/find-vendor.ts'
import type { GameRow } from '../game-store.ts'
import { refuseUnderMaintenance } from './startable-game.ts'

/** The vendor that serves a title; refused while none does (games 97). */
export async function servingVendor(
  services: Services,
  { served_by: servedBy }: Pick<GameRow, 'served_by'>,
): Promise<Vendor> {
  const vendor = await findVendor(services, servedBy)
  if (vendor?.isOn !== true) refuseUnderMaintenance()
  return vendor
}

/** Where a vendor that speaks our own contract serves a title, by its code: `/play/mines-gold` is `MINES_GOLD`. */
export function vendorAddress(
  vendor: Vendor,
  { game_code: gameCode }: Pick<GameRow, 'game_code'>,
  query: Readonly<Record<string, string>>,
): string {
  const address = new URL(`/play/${gameCode.toLowerCase().replaceAll('_', '-')}`, vendor.origin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
