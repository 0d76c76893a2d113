import type { Engine } from '../engine.ts'
import { prepareAutoplay } from './autoplay.ts'
import { byId, h } from './dom.ts'
import { wordsOf } from './ending-words.ts'
import { prepareFairDrawer, showSeeds } from './fair-drawer.ts'
import type { GamePage, Table } from './game-page.ts'
import { prepareKeys } from './keys.ts'
import { showFace } from './main-button.ts'
import { asMoney, asResult } from './numbers.ts'
import { onSubmit } from './on-submit.ts'
import { paceOf } from './pace.ts'
import { pageData, text } from './page-data.ts'
import { endingOf, showRounds } from './round-chips.ts'
import { prepareRulesDrawer } from './rules-drawer.ts'
import { createSpeaker } from './sound.ts'
import { prepareStakeField } from './stake-field.ts'
import { openTable } from './table.ts'
import { NoAnswer, TableRefusal, type ShownRound } from './table-api.ts'

const places = { stage: byId('stage'), controls: byId('controls') }
const frame = byId('table')
const verdict = byId('verdict')
const error = byId('error')
const live = byId('live')
const balanceOutput = byId('balance')

/** Starts the page of a title: opens the sitting, and plays rounds until the page is left. */
export async function startGame<Model, Choice, Move, View>(
  page: GamePage<Model, Choice, Move, View>,
): Promise<void> {
  type Round = ShownRound<Choice, View>
  // The server drew the model from the same list that the page's engine reads.
  const model = pageData.model as Model
  const engine: Engine = page.engine
  const speaker = createSpeaker()
  const table = openTable()
  let isBusy = false
  let isTurbo = false
  let isOver = false
  let shownBalance = 0

  const stakeField = prepareStakeField(edited)
  const autoplay = prepareAutoplay(() => void press(), refresh)
  const given: Table<Model, Move> = {
    model,
    move: (move) => void act(() => table.move(move)),
    refresh: edited,
    stake: () => stakeField.read(),
    sound: speaker.play,
  }
  page.mount(places, given)
  prepareFairDrawer({ engine, changeSeeds: table.changeSeeds, rounds: () => table.rounds() })
  prepareRulesDrawer(engine.code, { extra: page.rules?.(model) ?? [], rounds: () => table.rounds() })
  prepareKeys({
    ' ': () => void press(),
    s: () => stakeField.multiply(0.5),
    d: () => stakeField.multiply(2),
    a: () => stakeField.write(table.bounds().min),
  })
  prepareSwitches()
  onSubmit(byId('bet'), byId('play'), () => void press())
  await open()

  async function open(): Promise<void> {
    try {
      const sitting = await table.open()
      stakeField.setBounds(table.bounds())
      showBalance(sitting.balance)
      showSeeds(sitting.seeds)
      showRounds(table.rounds())
      frame.dataset['state'] = 'open'
      frame.dataset['wallet'] = sitting.isDemo ? 'demo' : 'real'
      byId('demo-mark').hidden = !sitting.isDemo
      byId('turbo').hidden = !sitting.settings.turbo
      if (sitting.settings.autoplay && (page.autoMove || !page.mainMove)) autoplay.offer()
      verdict.textContent = text(sitting.waiting ? 'resumed' : `${engine.code}.ready`)
      const waiting = table.waiting() as Round | undefined
      if (waiting) await page.show(waiting, paceOf({ isTurbo: true }))
      refresh()
    } catch (failure) {
      endSitting(wordsOfFailure(failure))
    }
  }

  /** The big button: a new round, the main move of the one that waits, or the answer that did not arrive. */
  async function press(): Promise<void> {
    if (isBusy || isOver) return
    if (table.isUnknown()) return act(() => table.askAgain())
    const waiting = table.waiting() as Round | undefined
    if (waiting) {
      const move = autoplay.isRunning() ? page.autoMove?.(waiting) : page.mainMove?.(waiting)?.move
      return move === undefined ? undefined : act(() => table.move(move))
    }
    const wrongStake = stakeField.check(shownBalance)
    if (wrongStake !== '') return refuse(wrongStake, 'stake')
    const choice = page.readChoice()
    if (typeof choice === 'object' && choice !== null && 'wrong' in choice) return refuse(choice.wrong)
    const stake = stakeField.read()
    showBalance(shownBalance - stake)
    return act(() => table.play({ stake, choice }))
  }

  async function act(
    call: () => Promise<{ round: ShownRound; before: ShownRound | undefined }>,
  ): Promise<void> {
    if (isBusy || isOver) return
    isBusy = true
    error.textContent = ''
    frame.dataset['mood'] = 'running'
    refresh()
    let shown: ShownRound | undefined
    try {
      const startedAt = performance.now()
      const { round, before } = await call()
      if (round.state !== 'rolled-back') {
        await page.show(round as Round, paceOf({ isTurbo }), before as Round | undefined)
      }
      await table.waitForCycle(startedAt)
      showStanding(round)
      shown = round
    } catch (failure) {
      fail(failure)
    } finally {
      isBusy = false
      refresh()
    }
    if (!shown?.isOver && shown?.state === 'playing') return autoplay.isRunning() ? press() : undefined
    autoplay.note(shown)
  }

  function showStanding(round: ShownRound): void {
    showBalance(table.balance())
    showSeeds(table.seeds())
    if (!round.isOver) {
      frame.dataset['mood'] = 'waiting'
      verdict.textContent = text('your_move')
      return
    }
    const words = wordsOf(round)
    const ending = endingOf(round)
    frame.dataset['mood'] = round.state === 'rolled-back' ? 'idle' : ending
    verdict.textContent = words
    showRounds(table.rounds())
    if (ending === 'won' && round.state === 'paid') speaker.play('win')
    if (ending === 'lost') speaker.play('loss')
    live.textContent = text('announce', {
      result: asResult(round.result),
      verdict: words,
      balance: asMoney(table.balance()),
    })
  }

  function fail(failure: unknown): void {
    showBalance(table.balance())
    frame.dataset['mood'] = table.waiting() ? 'waiting' : 'idle'
    const words = wordsOfFailure(failure)
    autoplay.stop()
    if (failure instanceof TableRefusal && failure.code === 'seamless.session') return endSitting(words)
    error.textContent = words
  }

  /** A sitting that is over cannot come back: the launch token is used up. */
  function endSitting(words: string): void {
    isOver = true
    frame.dataset['state'] = 'over'
    frame.dataset['mood'] = 'idle'
    verdict.textContent = ''
    error.textContent = words
    refresh()
  }

  function refuse(words: string, field?: string): void {
    error.textContent = words
    autoplay.stop()
    if (field !== undefined) byId(field).focus()
  }

  /** What was wrong is being put right. */
  function edited(): void {
    // A round whose result is not known stays the next thing to ask for.
    if (!table.isUnknown()) error.textContent = ''
    refresh()
  }

  function refresh(): void {
    const waiting = table.waiting() as Round | undefined
    const isChoosing = !isBusy && !waiting && !table.isUnknown() && !isOver
    page.setChoosing?.(isChoosing)
    stakeField.setEnabled(isChoosing)
    const stake = stakeField.read()
    const facts = page.facts?.(stake, waiting) ?? []
    byId('odds').replaceChildren(
      ...facts.map(({ name, value }) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    )
    if (isOver) return showFace({ kind: 'over' })
    if (isBusy) return showFace({ kind: 'busy' })
    if (table.isUnknown()) return showFace({ kind: 'ask-again' })
    if (waiting) return showFace({ kind: 'move', words: page.mainMove?.(waiting)?.words })
    return showFace({ kind: 'ready', stake })
  }

  function prepareSwitches(): void {
    byId('demo-refill').addEventListener('click', () => {
      table.refillDemo().then(showBalance, (failure: unknown) => {
        error.textContent = wordsOfFailure(failure)
      })
    })
    const turbo = byId<HTMLButtonElement>('turbo')
    turbo.addEventListener('click', () => {
      isTurbo = !isTurbo
      turbo.ariaPressed = String(isTurbo)
    })
    const sound = byId<HTMLButtonElement>('sound')
    sound.addEventListener('click', () => {
      speaker.setOn(!speaker.isOn())
      sound.ariaPressed = String(speaker.isOn())
    })
  }

  function showBalance(amount: number): void {
    shownBalance = amount
    balanceOutput.textContent = asMoney(amount)
  }
}

function wordsOfFailure(failure: unknown): string {
  if (failure instanceof TableRefusal || failure instanceof NoAnswer) return failure.message
  reportError(failure)
  return text('failed')
}
