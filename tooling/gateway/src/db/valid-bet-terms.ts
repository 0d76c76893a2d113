import { usualValidBetTerms, type ValidBetTerms } from '@saola/rules'
import type { MerchantSettings } from './merchant-settings.ts'

/** The merchant's own terms of valid bets, or the operator's. */
export function validBetTermsOf({ validBets }: Pick<MerchantSettings, 'validBets'>): ValidBetTerms {
  return { ...usualValidBetTerms, ...validBets }
}
