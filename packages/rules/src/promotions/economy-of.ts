import type { GameFamily, LotteryKind } from '@saola/protocol'
import type { Terms } from '../contracts/terms.ts'
import { validShare, type ValidBetTerms } from '../games/valid-bet.ts'
import type { LotteryLine } from '../lottery/lottery-line.ts'
import { returnOfLine } from '../lottery/return-of-line.ts'
import { sureReturnOf } from '../lottery/sure-return.ts'
import { wholeRate } from '../rate.ts'
import type { EconomyGame, EconomySalaries } from './economy.ts'

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
      isDrawn: false,
    })),
    ...lotteries.flatMap(({ kind, family, offers }) =>
      offers.map((offer) => {
        const returned = returnOfLine(kind, offer)
        const sure = sureReturnOf(kind, offer)
        const name = `${kind} ${offer.type}`
        return { name, family, returned, sure, share: share(family, returned), isDrawn: true }
      }),
    ),
  ]
}

/** What one account is paid of its team's valid bets at most, by all salaries in force. */
export function highestSalaries(
  contracts: readonly { readonly paid: string; readonly terms: Terms }[],
): EconomySalaries {
  const sums = new Map<string, EconomySalaries>()
  for (const { paid, terms } of contracts) {
    const before = sums.get(paid) ?? { ofAll: 0, ofDraws: 0 }
    const more = highestRates(terms)
    sums.set(paid, { ofAll: before.ofAll + more.ofAll, ofDraws: before.ofDraws + more.ofDraws })
  }
  return [...sums.values()].reduce(
    (most, { ofAll, ofDraws }) => ({
      ofAll: Math.max(most.ofAll, ofAll),
      ofDraws: Math.max(most.ofDraws, ofDraws),
    }),
    { ofAll: 0, ofDraws: 0 },
  )
}

/** The best rates of terms; of a real-time salary both: at long odds nearly a whole stake is lost, and as much won. */
function highestRates(terms: Terms): EconomySalaries {
  switch (terms.kind) {
    case 'dividend':
      return { ofAll: 0, ofDraws: 0 }
    case 'realtime':
      return { ofAll: 0, ofDraws: terms.lossRate + terms.profitRate }
    default: {
      const rates = terms.tiers.map(({ rate, rateType, betVolume }) =>
        rateType === 'F' ? (rate / Math.max(1, betVolume)) * wholeRate : rate,
      )
      return { ofAll: rates.reduce((most, rate) => Math.max(most, rate), 0), ofDraws: 0 }
    }
  }
}
