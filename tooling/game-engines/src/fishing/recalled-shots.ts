import { byId, h } from '../kit/dom.ts'
import { asMoment, asMoney, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { openRecall, recallNote, sayAlike, wordsOfEnd, type KeptEnd } from '../kit/recall/open-recall.ts'
import { keptFacts } from '../kit/recall/round-facts.ts'
import { oneTimes } from '../payout.ts'
import type { FishingView } from './fishing-engine.ts'
import type { FishingChoice, Shot } from './fishing-model.ts'
import type { FishingRound } from './gunner.ts'

/** Shots as the server shows them again; the view is missing where they were returned before they were decided. */
type RecalledShots = { round: Omit<FishingRound, 'view'> & { end: KeptEnd; view: FishingView | null } }

/** Lists the shots that the address names, what each was aimed at and caught, with their totals (games 137). */
export async function showRecalledShots(token: string): Promise<void> {
  const recalled = await openRecall<RecalledShots>(token, sayAlike)
  byId('bet').replaceChildren()
  if (!recalled) return
  const { round } = recalled
  const shots = round.choice.shots.map((shot, place) => shotRow(round.choice, round.view, { shot, place }))
  byId('stage').replaceChildren(h('ol', { class: 'own-rounds recalled-shots' }, ...shots))
  const facts = [
    [text('recall.started'), asMoment(round.playedAt)] as const,
    [text('recall.staked'), asMoney(round.staked)] as const,
    [text('recall.payout'), asMoney(round.payout)] as const,
    ...keptFacts(round),
    [text('recall.round'), round.roundId] as const,
    [text('fair.server_seed_hash'), round.serverSeedHash] as const,
  ]
  byId('bet').replaceChildren(recallNote({ facts, roundId: round.roundId }))
  sayAlike(wordsOfEnd(round.end, round))
}

function shotRow(
  { gun }: FishingChoice,
  view: FishingView | null,
  { shot, place }: { shot: Shot; place: number },
): HTMLElement {
  const caught = view?.caught.filter((each) => each.shot === place) ?? []
  const times = caught.reduce((sum, each) => sum + each.times, 0)
  const names = (typeof shot === 'string' ? [shot] : shot).map((code) => text(`fishing.animal.${code}`))
  const words = view === null ? '–' : endOfShot(caught.map(({ code }) => text(`fishing.animal.${code}`)))
  return h(
    'li',
    { class: times > 0 ? 'won' : 'lost' },
    h('span', {}, `${place + 1}. ${names.join(', ')}`),
    h('span', {}, words),
    h('b', {}, times > 0 ? `${asShortTimes(times * oneTimes)} · ${asMoney(gun * times)}` : asMoney(0)),
  )
}

function endOfShot(caught: readonly string[]): string {
  return caught.length === 0 ? text('recall.got_away') : text('recall.caught', { names: caught.join(', ') })
}
