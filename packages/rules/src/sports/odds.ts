/** Odds as an exact fraction: what one đồng of stake returns when it wins, stake included. */
export type Odds = { readonly numerator: bigint; readonly denominator: bigint }

/** The ways in which this market writes odds. */
export const oddsFormats = ['decimal', 'malay', 'hong-kong', 'indonesian'] as const

export type OddsFormat = (typeof oddsFormats)[number]

const unit = 1000n

/** Writes odds in a format with two decimals, rounded down so that nobody is promised more than there is. */
export function writeOdds({ numerator, denominator }: Odds, format: OddsFormat): string {
  const won = numerator - denominator
  switch (format) {
    case 'decimal':
      return hundredths(numerator, denominator)
    case 'hong-kong':
      return hundredths(won, denominator)
    case 'malay':
      return won > denominator ? `-${hundredths(denominator, won, true)}` : hundredths(won, denominator)
    case 'indonesian':
      return won < denominator ? `-${hundredths(denominator, won, true)}` : hundredths(won, denominator)
    default:
      return format satisfies never
  }
}

/** A price in thousandths of decimal odds as a fraction: 1,950 is 1.95. */
export function decimalOdds(thousandths: number): Odds {
  return { numerator: BigInt(thousandths), denominator: unit }
}

/** Cut after two decimals; a price to lay is rounded up instead, which promises less as well. */
function hundredths(numerator: bigint, denominator: bigint, up = false): string {
  if (denominator === 0n) return '0.00'
  const cut = (numerator * 100n + (up ? denominator - 1n : 0n)) / denominator
  return `${cut / 100n}.${String(cut % 100n).padStart(2, '0')}`
}
