/** Whose plus it is: what members win, or what they lose and operator and agents gain. */
export const profitSides = ['agents', 'members'] as const
export type ProfitSide = (typeof profitSides)[number]

/** The members' profit and loss as a side reads it. */
export function seenFrom(side: ProfitSide, amount: number): number {
  return side === 'members' || amount === 0 ? amount : -amount
}
