/** What acts are asked for by; the first word of their kinds, and whatever concerns getting in. */
export const activityGroups = ['access', 'sub_account', 'opening', 'transfer', 'contract', 'message'] as const
export type ActivityGroup = (typeof activityGroups)[number]
