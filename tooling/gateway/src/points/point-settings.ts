import type { MerchantSettings } from '../db/merchant-settings.ts'

type PointSettings = NonNullable<MerchantSettings['points']>

/** The operator's own exchange rate table. */
const usualPoints: PointSettings = {
  earn: {
    live: { points: 1, perAmount: 20_000 },
    lottery: { points: 1, perAmount: 10_000 },
    pvp: { points: 1, perAmount: 15_000 },
    slots: { points: 1, perAmount: 10_000 },
    sports: { points: 1, perAmount: 20_000 },
    deposit: { points: 1, perAmount: 50_000 },
  },
  convert: { points: 100, amount: 5_000 },
}

/** The merchant's own table, or the operator's. */
export function pointSettingsOf(settings: MerchantSettings): PointSettings {
  return settings.points ?? usualPoints
}
