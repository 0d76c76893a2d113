/** So many digits of a number are surely those that were meant, and so many decimals has any amount; what is behind is reckoning. */
const sure = { digits: 15, decimals: 8 }

/**
 * An amount that was added up or taken off, as it was meant: computers count in halves. Whole ones stay as they are.
 * @example exactAmount(0.1 + 0.2) // 0.3
 */
export function exactAmount(amount: number): number {
  if (Number.isInteger(amount)) return amount
  return Number(Number(amount.toPrecision(sure.digits)).toFixed(sure.decimals))
}

/**
 * What of a balance goes into a field of whole ones, such as all of it: never more than there is (wallet 66).
 * @example wholeAmount(1_234.56) // 1_234
 */
export function wholeAmount(amount: number): number {
  return Math.floor(exactAmount(amount))
}
