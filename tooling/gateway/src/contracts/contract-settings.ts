import { dayMs, type CarryOver, type ContractKind, type PaymentCycle } from '@saola/rules'
import type { MerchantSettings } from '../db/merchant-settings.ts'

/** The operator's own bounds, in thousandths of a percent, and habits. */
const usualContracts: NonNullable<MerchantSettings['contracts']> = {
  rates: {
    dividend: { minRate: 0, maxRate: 60_000 },
    daily: { minRate: 0, maxRate: 3_000 },
    hourly: { minRate: 0, maxRate: 3_000 },
    realtime: { minRate: 0, maxRate: 5_000 },
  },
  mostContracts: 500,
  carryOver: 'negative',
}

/** Days for the payment of a bill. */
const usualBillDays = 90

/** The period of a dividend whose offer says none. */
export const usualCycle: PaymentCycle = 'monthly'

/** The merchant's own settings, or the operator's. */
export function contractSettingsOf(settings: MerchantSettings): NonNullable<MerchantSettings['contracts']> {
  return settings.contracts ?? usualContracts
}

/** How long what is open of a bill waits for its payment (contracts 35). */
export function billTimeOf(settings: MerchantSettings | undefined): number {
  return (settings?.contracts?.billDays ?? usualBillDays) * dayMs
}

/** What terms of a kind have beside their tiers: a dividend its period and its way with a loss, a salary nothing. */
export function periodSettings(
  kind: ContractKind,
  settings: MerchantSettings,
  cycle: PaymentCycle = usualCycle,
): { cycle?: PaymentCycle; carryOver?: CarryOver } {
  return kind === 'dividend' ? { cycle, carryOver: contractSettingsOf(settings).carryOver } : {}
}
