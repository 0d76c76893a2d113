import type { ContractView } from '@saola/protocol'
import type { RateType } from '@saola/rules'

/** Terms as a contract carries them: a version in force, or one on the table. */
export type ShownTerms = Pick<NonNullable<ContractView['signed']>, 'terms' | 'cycle'>

/** What one line of terms is about. */
export type TermField =
  | 'betVolume'
  | 'activeMembers'
  | 'rate'
  | 'lossRate'
  | 'profitRate'
  | 'minimumBet'
  | 'cycle'

/** One figure of terms: đồng, a count, thousandths of a percent, or how often is paid. */
export type TermFigure =
  | { as: 'money' | 'count' | 'rate'; value: number }
  | { as: 'cycle'; value: NonNullable<ShownTerms['cycle']> }

/** One line of two terms beside each other; `tier` counts from 0 and is left out where there is no ladder. */
export type TermLine = {
  tier?: number
  field: TermField
  present: TermFigure | undefined
  offered: TermFigure | undefined
  isChanged: boolean
}

/** The lines of terms, with those in force beside those on the table where both are there (contracts 19). */
export function compareTerms(present: ShownTerms | undefined, offered: ShownTerms | undefined): TermLine[] {
  const [before, after] = [figuresOf(present), figuresOf(offered)]
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))]
  const isComparison = present !== undefined && offered !== undefined
  return names
    .map((name): TermLine => {
      const [field, tier] = name.split(' ')
      const [one, other] = [before.get(name), after.get(name)]
      return {
        // The names are made below, of a field and the number of its tier.
        field: field as TermField,
        ...(tier !== undefined && { tier: Number(tier) }),
        present: one,
        offered: other,
        isChanged: isComparison && (one?.as !== other?.as || one?.value !== other?.value),
      }
    })
    .sort((one, other) => (one.tier ?? -1) - (other.tier ?? -1))
}

function figuresOf(shown: ShownTerms | undefined): Map<string, TermFigure> {
  const found = new Map<string, TermFigure>()
  if (shown === undefined) return found
  const { terms, cycle } = shown
  if (terms.kind === 'dividend' && cycle !== undefined) found.set('cycle', { as: 'cycle', value: cycle })
  if (terms.kind === 'realtime') {
    found.set('lossRate', { as: 'rate', value: terms.lossRate })
    found.set('profitRate', { as: 'rate', value: terms.profitRate })
    found.set('minimumBet', { as: 'money', value: terms.minimumBet })
    return found
  }
  for (const [at, { betVolume, activeMembers, rateType, rate }] of terms.tiers.entries()) {
    found.set(`betVolume ${at}`, { as: 'money', value: betVolume })
    found.set(`activeMembers ${at}`, { as: 'count', value: activeMembers })
    found.set(`rate ${at}`, { as: asOf(rateType), value: rate })
  }
  return found
}

function asOf(rateType: RateType): 'rate' | 'money' {
  return rateType === 'P' ? 'rate' : 'money'
}
