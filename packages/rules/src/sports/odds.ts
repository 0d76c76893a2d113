/** Odds as an exact fraction: what one đồng of stake returns when it wins, stake included. */
export type Odds = { readonly numerator: bigint; readonly denominator: bigint }

/** The ways in which this market writes odds. */
export const oddsFormats = ['decimal', 'malay', 'hong-kong', 'indonesian'] as const

export type OddsFormat = (typeof oddsFormats)[number]

const unit = 1000n

/**
 * Writes odds in a format with two decimals, Malay ones with a third where two are not enough; rounded so that nobody is promised
 * more than there is (games 61).
 */
export function writeOdds({ numerator, denominator }: Odds, format: OddsFormat): string {
  const won = numerator - denominator
  switch (format) {
    case 'decimal':
      return hundredths(numerator, denominator)
    case 'hong-kong':
      return hundredths(won, denominator)
    case 'malay':
      return won > denominator ? `-${upToThree(denominator, won, true)}` : upToThree(won, denominator)
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
  return decimals(numerator, denominator, 2, up)
}

/** The same after three, of which a nought at the end is not written. */
function upToThree(numerator: bigint, denominator: bigint, up = false): string {
  return decimals(numerator, denominator, 3, up).replace(/0$/, '')
}

function decimals(numerator: bigint, denominator: bigint, places: 2 | 3, up: boolean): string {
  if (denominator === 0n) return '0.00'
  const cut = (numerator * 10n ** BigInt(places) + (up ? denominator - 1n : 0n)) / denominator
  const digits = String(cut).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
