/** Hundredths as the content of a bet writes them: 2.00x, the same in every language. */
export function asMultiplier(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`
}
