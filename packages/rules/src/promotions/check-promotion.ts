import type { GameFamily } from '@saola/protocol'
import type { MessageKey } from '../message-keys.ts'
import type { RefusalParams } from '../refusal.ts'
import type { BonusTerms } from './bonus-terms.ts'
import type { Promotion } from './promotion.ts'

/** Something an operator should not publish: the reason with its values. */
export type PromotionWarning = { readonly key: MessageKey; readonly params?: RefusalParams }

/** Turnover above ten times the bonus, in hundredths, is over the British line of 2026. */
export const mostMultiple = 1_000

/** A turnover of the bonus itself, in hundredths: all of it has to be at risk once. */
const wholeMultiple = 100

/** The products that one offer may not mix: betting, casino, bingo, lottery. */
export const productOf = {
  LIVE: 'casino',
  RNG: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  PVP: 'casino',
  FISH: 'casino',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  COCKFIGHT: 'betting',
  JACKPOT: 'casino',
  BINGO: 'bingo',
  MINI: 'casino',
} as const satisfies Record<GameFamily, 'betting' | 'casino' | 'bingo' | 'lottery'>

/** Everything that speaks against an offer's configuration; empty when it may be published. */
export function checkPromotion(
  promotion: Pick<Promotion, 'multiple' | 'families' | 'startsAt' | 'endsAt'> & {
    readonly bonus: Pick<BonusTerms, 'kind'>
  },
): PromotionWarning[] {
  const { multiple, families, startsAt, endsAt, bonus } = promotion
  const found: PromotionWarning[] = []
  if (multiple > mostMultiple) {
    found.push({
      key: 'promotions.warning.multiple',
      params: { most: mostMultiple / 100, multiple: multiple / 100 },
    })
  }
  if (new Set(families.map((family) => productOf[family])).size > 1) {
    found.push({ key: 'promotions.warning.mixed_products' })
  }
  if (multiple > 0 && families.length === 0) found.push({ key: 'promotions.warning.no_games' })
  if (bonus.kind === 'fixed' && multiple < wholeMultiple) found.push({ key: 'promotions.warning.gift' })
  if (endsAt <= startsAt) found.push({ key: 'promotions.warning.period' })
  return found
}
