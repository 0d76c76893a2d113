import type { Engine } from '../engine.ts'
import { byId, h } from './dom.ts'
import { endingOf } from './ending/ending.ts'
import { wordsOf } from './ending/ending-words.ts'
import { heardIn } from './ending/heard.ts'
import { showSeeds } from './fair/fair-drawer.ts'
import type { GamePage, Table } from './game-page.ts'
import { showFace } from './main-button.ts'
import { asMoney, asReturn } from './numbers.ts'
import { paceOf } from './pace.ts'
import { pageData, text } from './page-data.ts'
import { recallToken } from './recall/recall-token.ts'
import { replayWords } from './recall/replay-words.ts'
import { preparePageParts } from './page-parts.ts'
import { showRounds } from './round-chips.ts'
import { saidResult } from '../cards/shown-result.ts'
import type { ShownRound } from './table-api.ts'
import { tellParent } from './tell-parent.ts'

const places = { stage: byId('stage'), controls: byId('controls') }
const frame = byId('table')
const verdict = byId('verdict')
const live = byId('live')
const balanceOutput = byId('balance')

/** Starts the page of a title: opens the sitting, and plays rounds until the page is left; or shows the one round that its address names (games 135). */
export async function startGame<Model, Choice, Move, View>(
  page: GamePage<Model, Choice, Move, View>,
): Promise<void> {
  type Round = ShownRound<Choice, View>
  const recall = recallToken()
  if (recall !== undefined) {
    const { showRecalled } = await import('./recall/recalled-round.ts')
    return showRecalled(page, recall)
  }
  // The server drew the model from the same list that the page's engine reads.
  const model = pageData.model as Model
  const engine: Engine = page.engine
  const parts = preparePageParts({
    engine,
    press: () => void press(),
    next: () => void press(),
    onEdit: edited,
    onChange: refresh,
    onRefill: showBalance,
    onReplay: (roundId) => void replay(roundId),
  })
  const { table, stakeField, autoplay, speaker } = parts
  let isOpen = false
  let isBusy = false
  let isResting = false
  let isTurbo = false
  let shownBalance = 0
  let showing: ShownRound | undefined

  const given: Table<Model, Move> = {
    model,
    move: (move) => void act(() => table.move(move)),
    refresh: edited,
    stake: () => stakeField.read(),
    sound: (name) => speaker.play(heardIn(name, showing)),
  }
  page.mount(places, given)
  parts.fillDrawers(page.rules?.(model) ?? [], page)
  prepareTurbo()
  await open()

  async function open(): Promise<void> {
    const sitting = await parts.open()
    isOpen = true
    if (!sitting) return refresh()
    showBalance(sitting.balance)
    showRounds(table.rounds())
    byId('turbo').hidden = !sitting.settings.turbo
    if (sitting.settings.autoplay && (page.autoMove || !page.mainMove)) autoplay.offer()
    verdict.textContent = text(sitting.waiting ? 'resumed' : `${engine.code}.ready`)
    const waiting = table.waiting() as Round | undefined
    if (waiting) await page.show(waiting, paceOf({ isTurbo: true }))
    refresh()
  }

  /** The big button: a new round, the main move of the one that waits, or the answer that did not arrive. */
  async function press(): Promise<void> {
    if (!isOpen || isBusy || parts.isOver()) return
    if (table.isUnknown()) return act(() => table.askAgain())
    const waiting = table.waiting() as Round | undefined
    if (waiting) {
      const move = autoplay.isRunning() ? page.autoMove?.(waiting) : page.mainMove?.(waiting)?.move
      return move === undefined ? undefined : act(() => table.move(move))
    }
    const wrongStake = stakeField.check(shownBalance)
    if (wrongStake !== '') return parts.refuse(wrongStake, 'stake')
    const choice = page.readChoice()
    if (typeof choice === 'object' && choice !== null && 'wrong' in choice) return parts.refuse(choice.wrong)
    const stake = stakeField.read()
    showBalance(shownBalance - stake)
    return act(() => table.play({ stake, choice }))
  }

  async function act(
    call: () => Promise<{ round: ShownRound; before: ShownRound | undefined }>,
  ): Promise<void> {
    if (isBusy || parts.isOver()) return
    isBusy = true
    parts.say('')
    frame.dataset['mood'] = 'running'
    refresh()
    let shown: ShownRound | undefined
    try {
      const { round, before } = await call()
      showing = round
      if (round.state !== 'rolled-back') {
        await page.show(round as Round, paceOf({ isTurbo }), before as Round | undefined)
      }
      showStanding(round)
      shown = round
      await rest()
    } catch (failure) {
      fail(failure)
    } finally {
      isBusy = false
      refresh()
    }
    if (shown) await parts.celebrate(shown)
    if (!shown?.isOver && shown?.state === 'playing') return autoplay.isRunning() ? press() : undefined
    autoplay.note(shown)
  }

  /** Shows a round that is over once more on the stage where it was played; nothing is staked (games 132). */
  async function replay(roundId: string): Promise<void> {
    const isFree = isOpen && !isBusy && !table.waiting() && !table.isUnknown() && !parts.isOver()
    if (!isFree || autoplay.isRunning()) return parts.say(text('replay.later'))
    isBusy = true
    parts.say('')
    frame.dataset['mood'] = 'running'
    verdict.textContent = text('replay.running')
    refresh()
    try {
      const steps = await table.replay(roundId)
      for (const [step, round] of steps.entries()) {
        showing = round
        await page.show(round as Round, paceOf({ isTurbo }), steps[step - 1] as Round | undefined)
      }
      const words = showing ? replayWords(showing) : ''
      frame.dataset['mood'] = showing ? endingOf(showing) : 'idle'
      verdict.textContent = words
      live.textContent = words
    } catch (failure) {
      fail(failure)
    } finally {
      isBusy = false
      refresh()
    }
  }

  /** The result stands there; the next round may not start yet. */
  async function rest(): Promise<void> {
    isResting = true
    refresh()
    await table.waitForCycle()
    isResting = false
  }

  function showStanding(round: ShownRound): void {
    showBalance(table.balance())
    // The site shows the balance too: told before the reels stand, it would tell what they are going to show.
    tellParent('balance-changed')
    showSeeds(table.seeds())
    if (!round.isOver) {
      frame.dataset['mood'] = 'waiting'
      verdict.textContent = text('your_move')
      return
    }
    const words = wordsOf(round)
    const ending = round.jackpots ? 'won' : endingOf(round)
    frame.dataset['mood'] = round.state === 'rolled-back' ? 'idle' : ending
    verdict.textContent = words
    showRounds(table.rounds())
    if (ending === 'won' && round.state === 'paid') speaker.play('win')
    if (ending === 'lost') speaker.play('loss')
    live.textContent = text('announce', {
      result: saidResult(round.result),
      verdict: words,
      balance: asMoney(table.balance()),
    })
  }

  function fail(failure: unknown): void {
    showBalance(table.balance())
    tellParent('balance-changed')
    frame.dataset['mood'] = table.waiting() ? 'waiting' : 'idle'
    parts.fail(failure)
  }

  /** What was wrong is being put right. */
  function edited(): void {
    // A round whose result is not known stays the next thing to ask for.
    if (!table.isUnknown()) parts.say('')
    refresh()
  }

  function refresh(): void {
    const waiting = table.waiting() as Round | undefined
    const isChoosing = isOpen && !isBusy && !waiting && !table.isUnknown() && !parts.isOver()
    page.setChoosing?.(isChoosing)
    stakeField.setEnabled(isChoosing)
    const stake = stakeField.read()
    const returned = page.choiceReturn?.()
    const facts = [
      ...(page.facts?.(stake, waiting) ?? []),
      ...(returned === undefined ? [] : [{ name: text('rtp.choice'), value: asReturn(returned) }]),
    ]
    byId('odds').replaceChildren(
      ...facts.map(({ name, value }) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    )
    // The button comes from the server disabled; what is drawn before the sitting opens leaves it so.
    if (!isOpen) return
    if (parts.isOver()) return showFace({ kind: 'over' })
    if (isResting) return showFace({ kind: 'rest' })
    if (isBusy) return showFace({ kind: 'busy' })
    if (table.isUnknown()) return showFace({ kind: 'ask-again' })
    if (waiting) return showFace({ kind: 'move', words: page.mainMove?.(waiting)?.words })
    return showFace({ kind: 'ready', stake })
  }

  function prepareTurbo(): void {
    const turbo = byId<HTMLButtonElement>('turbo')
    turbo.addEventListener('click', () => {
      isTurbo = !isTurbo
      turbo.ariaPressed = String(isTurbo)
    })
  }

  function showBalance(amount: number): void {
    shownBalance = amount
    balanceOutput.textContent = asMoney(amount)
  }
}
