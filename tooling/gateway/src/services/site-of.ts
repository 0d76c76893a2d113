import type { MerchantSettings } from '../db/merchant-settings.ts'
import type { GatewaySettings } from './services.ts'

/** The origin of a merchant's member site: its own, else that of the installation (system 46). */
export function siteOf(
  { memberOrigin }: Pick<GatewaySettings, 'memberOrigin'>,
  { site }: Pick<MerchantSettings, 'site'>,
): string {
  return site ?? memberOrigin
}
