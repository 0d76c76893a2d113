/** The periods that the portal offers; all end today, by the Vietnamese calendar. */
export const periodNames = ['today', 'last_7', 'last_30', 'this_month'] as const
export type PeriodName = (typeof periodNames)[number]
