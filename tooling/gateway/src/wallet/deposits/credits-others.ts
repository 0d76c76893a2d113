import type { MerchantSettings } from '../../db/merchant-settings.ts'

/** Whether money with a memo but another amount, late or twice reaches its owner without a person. */
export function creditsOthers(settings: Pick<MerchantSettings, 'deposit'>): boolean {
  return settings.deposit.creditOthers ?? true
}
