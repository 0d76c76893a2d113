import { byId } from '../../kit/dom.ts'
import { wordsOfFailure } from '../../kit/failure-words.ts'
import { asMoney } from '../../kit/numbers.ts'
import { paceOf } from '../../kit/pace.ts'
import { text } from '../../kit/page-data.ts'
import { createSpeaker } from '../../kit/sound.ts'
import { NoAnswer } from '../../kit/table-api.ts'
import { openLinksOutside } from '../../kit/links-out.ts'
import { recallToken } from '../../kit/recall/recall-token.ts'
import { tellParent } from '../../kit/tell-parent.ts'
import { stakeOf, type Chips } from '../table-engine.ts'
import { createBetLine, isLying } from './bet-line.ts'
import { createBoard } from './board.ts'
import { chipsIn, createLaidChips } from './laid-chips.ts'
import { nextLookMs } from './look-plan.ts'
import { showDrawing, showPhase } from './phase.ts'
import { drawPlate } from './plate.ts'
import { endOfRound } from './round-end.ts'
import { createServerTime } from './server-time.ts'
import { enableButtons, prepareButtons, usualSteps } from './table-buttons.ts'
import { createTableCalls, type LastRound, type ShownBet, type ShownTable } from './table-calls.ts'
import { prepareTableDrawers } from './table-drawers.ts'
import { announce, mark, marked, openSitting, say, showBalance, unsay } from './table-frame.ts'
import type { TableScene } from './table-scene.ts'

const tickMs = 200
const retryMs = 2000

/** Starts the page of a shared table and plays on until the page is left, or shows the one round that its address names (games 137). */
export async function startTable<Outcome>(scene: TableScene<Outcome>): Promise<void> {
  const recall = recallToken()
  if (recall !== undefined) {
    const { showRecalledTable } = await import('./recalled-table.ts')
    return showRecalledTable(scene, recall)
  }
  const rules = scene.engine.table
  const calls = createTableCalls<Outcome>()
  const time = createServerTime(() => performance.now())
  const speaker = createSpeaker()
  const life = new AbortController()
  const laid = createLaidChips()
  let shown: ShownTable<Outcome> | undefined
  let seen: string | undefined
  let repeated: Chips = {}
  let isShowing = false
  let lookTimer: ReturnType<typeof setTimeout> | undefined
  let looks = 0
  let presented: number | undefined

  const line = createBetLine(calls, { onChange: draw, onDone: noteDone, onFail: failed })
  const board = createBoard(rules, scene.board, (cell) => put({ [cell]: chips.value() }))
  const steps = scene.chipSteps ?? usualSteps
  const chips = prepareButtons(speaker, steps, {
    undo: () => line.undo(() => shown?.running?.bets ?? []),
    repeat: () => put(repeated),
    double: () => put(ownChips()),
    refill: () => void calls.refillDemo().then(({ balance }) => showBalance(balance), failed),
  })
  openLinksOutside()
  tellParent('ready')
  scene.mount(byId('stage'))
  byId('board').append(board.element)
  board.setOpen(false)
  prepareTableDrawers(rules, () => shown)
  try {
    await openSitting(calls)
  } catch (failure) {
    return end(wordsOfFailure(failure).words)
  }
  byId('verdict').textContent = text(`${rules.code}.ready`)
  setInterval(tick, tickMs)
  void listen()
  await look()

  /** Reads the table. What was asked first and comes last is old, and is dropped. */
  async function look(): Promise<void> {
    clearTimeout(lookTimer)
    looks += 1
    const asked = looks
    const sentAt = performance.now()
    try {
      const table = await calls.look()
      time.note({ sentAt, heardAt: performance.now(), serverAt: table.now })
      if (asked === looks) arrive(table)
      unsay('line')
    } catch (failure) {
      if (failure instanceof NoAnswer) say(text('table.offline'), 'line')
      else fail(failure)
    }
    if (asked !== looks || life.signal.aborted) return
    lookTimer = setTimeout(() => void look(), shown ? nextLookMs(shown, time.now()) : retryMs)
  }

  /** Looks as soon as the vendor says that something changed; without the stream the clock alone says when. */
  async function listen(): Promise<void> {
    while (!life.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      await calls.hear(() => void look()).catch(() => undefined)
      // oxlint-disable-next-line no-await-in-loop -- a line that broke is not opened again at once
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }

  function arrive(table: ShownTable<Outcome>): void {
    const isFirst = shown === undefined
    if (shown?.running?.roundId !== table.running?.roundId) line.drop()
    shown = table
    const { last, running } = table
    if (isFirst) {
      seen = last && isBeingShown(last) ? undefined : last?.roundId
      drawRoad()
    }
    if (last && last.roundId !== seen) {
      seen = last.roundId
      void reveal(last)
    } else if (last && !isShowing && marked('mood') === 'settling') conclude(last)
    byId('players').textContent = text('table.players', { count: String(table.players) })
    byId('round-number').textContent = running ? text('table.round', { number: String(running.number) }) : ''
    draw()
  }

  async function reveal(last: LastRound<Outcome>): Promise<void> {
    isShowing = true
    laid.keep(last)
    if (presented === undefined) present(last.number)
    mark('mood', 'running')
    mark('phase', showDrawing())
    byId('verdict').textContent = ''
    await scene.show(last.outcome, paceOf({ isTurbo: false }), speaker.play, endOfRound(last).cells)
    isShowing = false
    board.light((cell) => scene.isWon(last.outcome, cell))
    drawRoad()
    // The look that told of the outcome may be older than what was paid since.
    conclude(shown?.last?.roundId === last.roundId ? shown.last : last)
    draw()
  }

  /** Whether a page that was opened anew finds its own bets in a round that is still being shown to the others. */
  function isBeingShown(last: LastRound<Outcome>): boolean {
    return stakeOf(chipsIn(last.bets)) > 0 && time.now() < last.drawnAt + rules.revealMs
  }

  /** Says how a round ended; the figures follow the eye, and never go before it. */
  function conclude(last: LastRound<Outcome>): void {
    const { mood, words, staked, cells } = endOfRound(last)
    mark('mood', mood)
    byId('verdict').textContent = words
    if (mood === 'settling') return
    announce(words)
    if (mood === 'won') speaker.play('win')
    if (mood === 'lost') speaker.play('loss')
    laid.keep(last)
    if (staked === 0) return
    repeated = cells
    showBalance(shown?.balance)
    tellParent('balance-changed')
  }

  function tick(): void {
    if (isShowing) return
    const before = marked('phase')
    const phase = showPhase(shown?.running ?? null, time.now())
    if (phase === before) return
    mark('phase', phase)
    if (phase === 'open' || presented === undefined) present(shown?.running?.number)
    if (phase === 'open') {
      laid.clear()
      scene.cover()
      board.light()
      mark('mood', 'idle')
    }
    if (phase === 'closed') speaker.play('safe')
    draw()
  }

  /** Shows what is special about the round that takes bets next, once the last one has been seen. */
  function present(number: number | undefined): void {
    if (number === undefined || number === presented) return
    presented = number
    scene.present?.(number)
    board.price(rules.pricesOf?.(number) ?? rules.cells)
  }

  function draw(): void {
    const isOpen = isTakingBets()
    const own = ownChips()
    const staked = stakeOf(own)
    board.setOpen(isOpen)
    board.showChips(own, line.pending(), shown?.running?.chips ?? {})
    const words = staked > 0 ? text('table.staked', { amount: asMoney(staked) }) : text('table.staked_none')
    byId('staked').textContent = words
    const hasChips = isOpen && staked > 0
    enableButtons({ undo: hasChips, repeat: isOpen && stakeOf(repeated) > 0, double: hasChips })
  }

  function isTakingBets(): boolean {
    return marked('phase') === 'open' && !life.signal.aborted
  }

  function ownChips(): Chips {
    return laid.lyingWith(shown?.running)
  }

  function put(cells: Chips): void {
    const running = shown?.running
    if (!running || !isTakingBets() || stakeOf(cells) === 0) return
    say('')
    line.put(running.roundId, cells)
  }

  function noteDone({ bet, balance }: { bet: ShownBet; balance: number | null }): void {
    const running = shown?.running
    if (shown && running) {
      const others = running.bets.filter(({ key }) => key !== bet.key)
      shown = { ...shown, running: { ...running, bets: [...others, bet] } }
    }
    showBalance(balance)
    tellParent('balance-changed')
    speaker.play('tick')
    const name = Object.keys(bet.cells)
      .map((cell) => rules.nameOf(cell, text))
      .join(', ')
    const words = isLying(bet) ? 'table.placed' : 'table.taken_back'
    announce(text(words, { amount: asMoney(bet.stake), name }))
  }

  function drawRoad(): void {
    const marks = shown?.road ?? []
    byId('road').replaceChildren(scene.drawRoads?.(marks) ?? drawPlate(marks))
    for (const list of byId('road').querySelectorAll('[tabindex]')) list.scrollLeft = list.scrollWidth
  }

  function failed(failure: unknown): void {
    line.drop()
    fail(failure)
    void look()
  }

  function fail(failure: unknown): void {
    const { words, isEnd } = wordsOfFailure(failure)
    if (isEnd) end(words)
    else say(words)
  }

  function end(words: string): void {
    life.abort()
    mark('state', 'over')
    byId('verdict').textContent = ''
    say(words)
    board.setOpen(false)
  }
}
