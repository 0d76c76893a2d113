/** By what the betting of a team is cut. */
export const reportCuts = ['account', 'day', 'family', 'vendor'] as const
export type ReportCut = (typeof reportCuts)[number]

/** Whose plus it is: what members lose and agents gain, or what members win. */
export const profitSides = ['agents', 'members'] as const
export type ProfitSide = (typeof profitSides)[number]

/** Kinds of money that are not play, as reports tell them apart. */
export const moneyKinds = [
  'deposit',
  'withdraw',
  'transfer',
  'salary',
  'dividend',
  'promotion',
  'adjustment',
] as const
export type MoneyKind = (typeof moneyKinds)[number]
