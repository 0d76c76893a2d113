import type { GameFamily, LotteryKind } from '@saola/protocol'
import type { Terms } from '../contracts/terms.ts'
import { validShare, type ValidBetTerms } from '../games/valid-bet.ts'
import type { LotteryLine } from '../lottery/lottery-line.ts'
import { returnOfLine } from '../lottery/return-of-line.ts'
import { sureReturnOf } from '../lottery/sure-return.ts'
import type { EconomyGame } from './economy.ts'

/** A title and what it gives back, in hundredths of a percent. */
export type TitleReturn = { readonly name: string; readonly family: GameFamily; readonly rtp: number }

/** The ways to bet that a merchant offers on a kind of lottery. */
export type LotteryOffers = {
  readonly kind: LotteryKind
  readonly family: GameFamily
  readonly offers: readonly Pick<LotteryLine, 'type' | 'odds'>[]
}

/** The games of an economy: titles by what they give back, lotteries by each way to bet. */
export function economyGames(
  terms: ValidBetTerms,
  titles: readonly TitleReturn[],
  lotteries: readonly LotteryOffers[],
): EconomyGame[] {
  const share = (family: GameFamily, returned: number): number => validShare(terms, family, returned)
  return [
    ...titles.map(({ name, family, rtp }) => ({
      name,
      family,
      returned: rtp,
      sure: 0,
      share: share(family, rtp),
    })),
    ...lotteries.flatMap(({ kind, family, offers }) =>
      offers.map((offer) => {
        const returned = returnOfLine(kind, offer)
        const sure = sureReturnOf(kind, offer)
        return { name: `${kind} ${offer.type}`, family, returned, sure, share: share(family, returned) }
      }),
    ),
  ]
}

/** What one account is paid of its team's valid bets at most, by all salaries in force; thousandths of a percent. */
export function highestSalaries(
  contracts: readonly { readonly paid: string; readonly terms: Terms }[],
): number {
  const sums = new Map<string, number>()
  for (const { paid, terms } of contracts) sums.set(paid, (sums.get(paid) ?? 0) + highestRate(terms))
  return [...sums.values()].reduce((most, sum) => Math.max(most, sum), 0)
}

/** The best rate of terms; of a real-time salary the mean of both, as two have it who bet against each other. */
function highestRate(terms: Terms): number {
  switch (terms.kind) {
    case 'dividend':
      return 0
    case 'realtime':
      return (terms.lossRate + terms.profitRate) / 2
    default:
      return terms.tiers.reduce((most, { rate, rateType, betVolume }) => {
        const share = rateType === 'F' ? (rate / Math.max(1, betVolume)) * 100_000 : rate
        return Math.max(most, share)
      }, 0)
  }
}
