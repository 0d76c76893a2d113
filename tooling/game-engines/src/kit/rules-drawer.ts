import { byId, h } from './dom.ts'
import { prepareDrawer } from './drawers.ts'
import { asMoney, asPercent, asReturn, asTimes } from './numbers.ts'
import { pageData, text } from './page-data.ts'
import { prepareFeatures, showOwnRounds, type Recall } from './recall/own-rounds.ts'
import type { ShownRound } from './table-api.ts'

/** What is known of the choice that the controls say; undefined while nothing is chosen. */
export type ChoiceFacts = { choiceReturn?: () => number | undefined; choiceGain?: () => number | undefined }

/** Makes the drawer with the rules, the title's numbers and the player's own rounds work. */
export function prepareRulesDrawer(
  engine: string,
  options: {
    extra: readonly Node[]
    rounds: () => readonly ShownRound[]
    choice: ChoiceFacts
    recall: Recall
  },
): void {
  byId('rules-body').append(h('p', {}, text(`${engine}.rules`)), ...options.extra)
  const show = (): void => {
    byId('facts').replaceChildren(...returnFacts(options.choice), ...titleFacts())
    showOwnRounds(options.rounds(), options.recall)
  }
  show()
  prepareFeatures(options.recall)
  prepareDrawer('rules', 'rules-open', show)
}

/** What comes back of the choice, as beside the button, how often it pays more than the stake, and the return of the choice that returns least. */
function returnFacts({ choiceReturn, choiceGain }: ChoiceFacts): Node[] {
  if (choiceReturn === undefined) return fact('facts.rtp', returnWords())
  const returned = choiceReturn()
  const gain = choiceGain?.()
  return [
    ...(returned === undefined ? [] : fact('rtp.choice', asReturn(returned))),
    ...(gain === undefined ? [] : fact('facts.hit_rate', asPercent(gain))),
    ...fact('facts.rtp.least', returnWords()),
  ]
}

function titleFacts(): Node[] {
  const { facts } = pageData
  return [
    ...fact('facts.volatility', text(`facts.volatility.${facts.volatility}`)),
    ...(facts.hitRate === undefined ? [] : fact('facts.hit_rate', asPercent(facts.hitRate / 10_000))),
    ...(facts.featureIn === undefined
      ? []
      : fact('facts.feature', text('facts.feature.in', { count: String(facts.featureIn) }))),
    ...fact('facts.largest', asTimes(facts.maxMultiplier)),
    ...fact(
      'facts.stake',
      text('facts.stake.range', { min: asMoney(pageData.minStake), max: asMoney(facts.maxStake) }),
    ),
  ]
}

/** What comes back, with how sure that is where it was found by playing. */
function returnWords(): string {
  const { rtp, rtpWithin } = pageData.facts
  const share = asPercent(rtp / 10_000)
  if (rtpWithin === undefined) return share
  return text('facts.within', { rtp: share, within: asPercent(rtpWithin / 10_000) })
}

function fact(key: string, value: string): Node[] {
  return [h('div', {}, h('dt', {}, text(key)), h('dd', {}, value))]
}
