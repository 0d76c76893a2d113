/** Money that came, in đồng, at a moment in ms, and what was staked from then until more came and is settled. */
export type MoneyToPlay = { readonly at: number; readonly amount: number; readonly played: number }

/** What of such money is still to be played. */
export type Unplayed = {
  /** What is still to be staked, in đồng. */
  readonly due: number
  /** What of the wallet waits for it, in đồng. */
  readonly locked: number
  /** When the oldest of it came, in ms; nothing waits without it. */
  readonly since?: number
}

/** How often such money is played before it leaves, when a merchant says nothing. */
export const usualPlayTimes = 1

/**
 * What is still to be played of money that came, oldest first, each amount `times` over. A stake counts for what came before it;
 * what is staked beyond that is nobody's to keep for later.
 */
export function unplayedMoney(money: readonly MoneyToPlay[], times: number): Unplayed {
  let due = 0
  let since = 0
  for (const { at, amount, played } of money) {
    if (due === 0) since = at
    due = Math.max(0, due + Math.ceil(amount * times) - played)
  }
  return due === 0 ? { due, locked: 0 } : { due, locked: Math.ceil(due / times), since }
}
