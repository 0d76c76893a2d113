/** Money that came, in đồng, at a moment in ms, and what was staked from then until more came and is settled. */
export type MoneyToPlay = {
  readonly at: number
  readonly amount: number
  readonly played: number
  /** How often it is played, where that is not as often as the rest. */
  readonly times?: number | undefined
}

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

/** How often the present of a mission or for a friend is played before it leaves, when a merchant says nothing (promotions 35). */
export const usualGiftTimes = 5

/**
 * What is still to be played of money that came, oldest first, each amount `times` over. A stake counts for what came before it;
 * what is staked beyond that is nobody's to keep for later.
 */
export function unplayedMoney(money: readonly MoneyToPlay[], times: number): Unplayed {
  let waiting: { times: number; due: number }[] = []
  let since = 0
  for (const { at, amount, played, times: own = times } of money) {
    if (waiting.length === 0) since = at
    waiting = staked([...waiting, { times: own, due: Math.ceil(amount * own) }], played)
  }
  if (waiting.length === 0) return { due: 0, locked: 0 }
  const sums = new Map<number, number>()
  for (const each of waiting) sums.set(each.times, (sums.get(each.times) ?? 0) + each.due)
  const parts = [...sums].map(([each, due]) => Math.ceil(due / each))
  return { due: sumOf([...sums.values()]), locked: sumOf(parts), since }
}

/** What waits after a stake, which counts for the oldest first. */
function staked(
  waiting: readonly { times: number; due: number }[],
  played: number,
): { times: number; due: number }[] {
  let left = played
  return waiting.flatMap(({ times, due }) => {
    const used = Math.min(left, due)
    left -= used
    return used === due ? [] : [{ times, due: due - used }]
  })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
