/** Odds as a fraction of whole numbers: 99.5 is 995 over 10. */
type Fraction = { readonly over: number; readonly under: number }

/**
 * What a base of whole đồng pays at decimal odds for `paid` thousandths of them, cut to whole đồng; exact beyond the
 * safe integers of the product.
 * @example payoutOf(10_000, 99.5, 2_000) // 1_990_000
 */
export function payoutOf(base: number, odds: number, paid: number): number {
  const { over, under } = fractionOf(odds)
  const share = 1_000 * under
  const product = base * paid * over
  if (product <= Number.MAX_SAFE_INTEGER) return (product - (product % share)) / share
  return Number((BigInt(base) * BigInt(paid) * BigInt(over)) / BigInt(share))
}

/** Odds in whole thousandths, as tables keep them: 99.5 is 99 500; throws where they have more than three decimals. */
export function oddsThousandths(odds: number): number {
  const { over, under } = fractionOf(odds)
  if (under > 1_000) throw new RangeError(`odds: ${odds} has more than three decimals`)
  return over * (1_000 / under)
}

/** Odds from whole thousandths. */
export function oddsOf(thousandths: number): number {
  return thousandths / 1_000
}

/** Whether a number can be odds: above zero, with at most six decimals, and a billion at most. */
function isOdds(odds: number): boolean {
  return odds > 0 && odds <= 1_000_000_000 && decimalText.test(String(odds))
}

const decimalText = /^(\d+)(?:\.(\d{1,6}))?$/

const known = new Map<number, Fraction>()

/** The decimal text of the number says what was meant; its binary value is only near that. */
function fractionOf(odds: number): Fraction {
  const found = known.get(odds)
  if (found !== undefined) return found
  const [, whole, decimals = ''] = decimalText.exec(String(odds)) ?? []
  if (whole === undefined || !isOdds(odds)) throw new RangeError(`odds: ${odds} is not a decimal above zero`)
  const fraction = { over: Number(whole + decimals), under: 10 ** decimals.length }
  // Merchants have a few dozen odds; whoever asks for thousands of them only pays for reading the text again.
  if (known.size < 1_000) known.set(odds, fraction)
  return fraction
}
