import { byId, h } from '../kit/dom.ts'
import { wordsOf } from '../kit/ending/ending-words.ts'
import { asMoney, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { showRounds } from '../kit/round-chips.ts'
import { endingOf } from '../kit/ending/ending.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { oneTimes } from '../payout.ts'
import type { FishingRound } from './gunner.ts'

/** What was shot and caught in this sitting, in words. */
export type CatchNews = {
  start: (rounds: readonly ShownRound[]) => void
  tell: (round: FishingRound, balance: number) => void
  /** Whether a batch brought more than it cost. */
  isGood: (round: FishingRound) => boolean
  showFacts: (aim: { chance: string; pays: string } | undefined) => void
}

/** A screen reader hears of the shots once in a while, not of each. */
const quietMs = 4000
const keptCatches = 20

export function createCatchNews(): CatchNews {
  let catches: readonly ShownRound[] = []
  let staked = 0
  let paid = 0
  let unsaid = { shots: 0, caught: 0, paid: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined

  function sayLater(balance: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      const { shots, caught, paid: amount } = unsaid
      unsaid = { shots: 0, caught: 0, paid: 0 }
      byId('live').textContent = text('fishing.summary', {
        shots: String(shots),
        caught: String(caught),
        amount: asMoney(amount),
        balance: asMoney(balance),
      })
    }, quietMs)
  }
  return {
    start(rounds) {
      catches = rounds.filter(({ payout }) => payout > 0).slice(0, keptCatches)
      showRounds(catches)
    },
    tell(round, balance) {
      if (round.state === 'rolled-back') {
        byId('verdict').textContent = wordsOf(round)
        return
      }
      staked += round.staked
      paid += round.payout
      const { caught } = round.view
      unsaid = {
        shots: unsaid.shots + round.view.shots,
        caught: unsaid.caught + caught.length,
        paid: unsaid.paid + round.payout,
      }
      sayLater(balance)
      byId('table').dataset['mood'] = endingOf(round)
      if (caught.length === 0) return
      catches = [round, ...catches].slice(0, keptCatches)
      showRounds(catches)
      const best = caught.reduce((one, other) => (other.times > one.times ? other : one))
      byId('verdict').textContent = text('fishing.caught', {
        animal: text(`fishing.animal.${best.code}`),
        times: asShortTimes(best.times * oneTimes),
        words: wordsOf(round),
      })
    },
    isGood: (round) => round.state === 'paid' && endingOf(round) === 'won',
    showFacts(aim) {
      const facts = [
        [text('fishing.aimed'), aim === undefined ? '–' : `${aim.chance} · ${aim.pays}`],
        [text('fishing.so_far'), `${asMoney(staked)} / ${asMoney(paid)}`],
      ] as const
      byId('odds').replaceChildren(
        ...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      )
    },
  }
}
