import type { MerchantSettings } from '../db/merchant-settings.ts'
import type { GatewaySettings } from './services.ts'

/** The lines that serve a merchant's site: its own, else those of the installation (system 13). */
export function linesOf(
  { lines }: Pick<GatewaySettings, 'lines'>,
  { domains }: Pick<MerchantSettings, 'domains'>,
): string[] {
  return domains.length > 0 ? domains : [...lines]
}
