/** By what the betting of a team is cut. */
export const reportCuts = ['account', 'day', 'family', 'vendor'] as const
export type ReportCut = (typeof reportCuts)[number]

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
