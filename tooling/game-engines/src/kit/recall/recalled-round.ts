import { byId, button, h } from '../dom.ts'
import { endingOf } from '../ending/ending.ts'
import type { GamePage, Table } from '../game-page.ts'
import { asMoment, asMoney } from '../numbers.ts'
import { paceOf } from '../pace.ts'
import { pageData, text } from '../page-data.ts'
import type { ShownRound } from '../table-api.ts'
import { openRecall, recallNote, sayAlike, wordsOfEnd, type KeptEnd } from './open-recall.ts'
import { keptFacts, type KeptFact } from './round-facts.ts'

/** A round as the server shows it again: all of it, and its steps; none where it has no last picture. */
type RecalledRound = { round: ShownRound & { end: KeptEnd }; steps: readonly ShownRound[] }

/** Shows the round that the address names on its own stage, step by step to the outcome as it was kept (games 132, games 135). */
export async function showRecalled<Model, Choice, Move, View>(
  page: GamePage<Model, Choice, Move, View>,
  token: string,
): Promise<void> {
  type Round = ShownRound<Choice, View>
  const frame = byId('table')
  const verdict = byId('verdict')
  let stake = Number.NaN
  const given: Table<Model, Move> = {
    // The server drew the model from the same list that the page's engine reads.
    model: pageData.model as Model,
    move: () => undefined,
    refresh: () => undefined,
    stake: () => stake,
    // What is over is shown, not played: it makes no sound.
    sound: () => undefined,
  }
  page.mount({ stage: byId('stage'), controls: h('div') }, given)
  page.setChoosing?.(false)
  const recalled = await openRecall<RecalledRound>(token, sayAlike)
  byId('bet').replaceChildren()
  if (!recalled) return
  const { round } = recalled
  stake = round.stake
  const again = button(text('recall.again'), () => void show(), { class: 'second' })
  const steps = stepsOf(recalled)
  const more = steps.length === 0 ? [] : [again]
  byId('bet').replaceChildren(recallNote({ facts: factsOf(round), roundId: round.roundId, more }))
  await show()

  async function show(): Promise<void> {
    again.disabled = true
    frame.dataset['mood'] = 'running'
    verdict.textContent = text('replay.running')
    for (const [step, shown] of steps.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      await page.show(shown as Round, paceOf({ isTurbo: false }), steps[step - 1] as Round | undefined)
    }
    page.setChoosing?.(false)
    frame.dataset['mood'] = round.end === 'ended' ? endingOf(round) : 'idle'
    sayAlike(wordsOfEnd(round.end, round))
    again.disabled = false
  }
}

/** A round that waits for its member is shown where it stands. */
function stepsOf({ round, steps }: RecalledRound): readonly ShownRound[] {
  if (steps.length > 0) return steps
  return round.end === 'open' && round.view !== null ? [round] : []
}

function factsOf(round: RecalledRound['round']): KeptFact[] {
  return [
    [text('recall.started'), asMoment(round.playedAt)],
    ...keptFacts(round),
    [text('stake'), asMoney(round.staked)],
    ...(round.end === 'ended' || round.end === 'voided'
      ? ([[text('recall.payout'), asMoney(round.payout)]] as const)
      : []),
    ...(round.result === '' ? [] : ([[text('recall.result'), round.result]] as const)),
    [text('recall.round'), round.roundId],
    [text('fair.server_seed_hash'), round.serverSeedHash],
    [text('fair.client_seed'), round.clientSeed],
    [text('fair.nonce'), String(round.nonce)],
  ]
}
