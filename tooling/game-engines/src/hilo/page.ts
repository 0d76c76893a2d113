import { cardName } from '../cards/card-names.ts'
import { drawBack, drawFace } from '../cards/draw-card.ts'
import { button, byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import type { ShownRound } from '../kit/table-api.ts'
import { payoutOf } from '../payout.ts'
import { hilo, type HiloChoice, type HiloMove, type HiloView } from './hilo-engine.ts'
import { hiloGuesses, hiloRules, hiloRank, rightRanks, type HiloGuess } from './hilo-rules.ts'

type HiloRound = ShownRound<HiloChoice, HiloView>

const suspenseMs = 250
const turnMs = 260

const table = h('div', { class: 'card-place' }, drawBack())
const spoken = h('p', { class: 'unseen', 'aria-live': 'polite' })
const past = h('ol', { class: 'past', 'aria-label': text('hilo.past') })
const guesses = hiloGuesses.map((guess) => {
  const words = h('span', { class: 'guess-words' }, text(`hilo.${guess}`))
  const odds = h('small', {}, '–')
  const act = button(words, () => send({ guess }), { class: `second guess ${guess}`, disabled: true })
  act.append(odds)
  return { guess, words, odds, act }
})
const skip = button(text('hilo.skip'), () => send({ skip: true }), { class: 'second skip', disabled: true })
const choices = h(
  'div',
  { class: 'guesses', role: 'group', 'aria-label': text('hilo.guess') },
  ...guesses.map(({ act }) => act),
  skip,
)
let send: (move: HiloMove) => void = () => undefined
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<undefined, HiloChoice, HiloMove, HiloView> = {
  engine: hilo,
  mount({ stage, controls }, given) {
    send = given.move
    sound = given.sound
    stage.append(past, table, spoken)
    controls.append(choices)
  },
  readChoice: () => ({}),
  async show(round, pace, before) {
    setOpen(undefined)
    const { cards, steps } = round.view
    const shown = before?.view.cards.length ?? 0
    byId('stage').dataset['end'] = 'none'
    if (cards.length > shown) {
      table.classList.add('waiting')
      sound('tick')
      await pace.wait(suspenseMs)
      table.classList.remove('waiting')
      showPast(round)
      table.replaceChildren(drawFace(cards.at(-1) ?? 0))
      spoken.textContent = cardName(cards.at(-1) ?? 0)
      table.classList.add('turned')
      await pace.wait(turnMs)
      table.classList.remove('turned')
      if (steps.at(-1) !== 'skip' && steps.length > 0 && round.payout > 0) sound('safe')
    }
    if (round.isOver) byId('stage').dataset['end'] = round.payout > 0 ? 'hit' : 'miss'
    setOpen(round.isOver ? undefined : round)
  },
  facts(stake, waiting) {
    const base = waiting?.stake ?? stake
    const multiplier =
      waiting && waiting.view.steps.some((step) => step !== 'skip') ? waiting.view.multiplier : 0
    return [
      { name: text('worth'), value: multiplier > 0 ? asShortTimes(multiplier) : '–' },
      { name: text('cash_out.now'), value: multiplier > 0 ? asMoney(payoutOf(base, multiplier)) : '–' },
    ]
  },
  mainMove(round) {
    if (!round.view.steps.some((step) => step !== 'skip')) return undefined
    return { move: { cashOut: true }, words: text('cash_out', { amount: asMoney(round.payout) }) }
  },
  autoMove({ view }) {
    if (view.steps.some((step) => step !== 'skip')) return { cashOut: true }
    // The likelier side; every guess returns the same in the long run.
    return { guess: hiloRank(view.cards.at(-1) ?? 0) <= 7 ? 'high' : 'low' }
  },
}

await startGame(page)

function showPast({ view: { cards, steps } }: HiloRound): void {
  const marks = { high: '▲', low: '▼', skip: '↷' }
  const shown = cards.slice(0, -1).map((card, index) => {
    const step = steps[index] ?? 'skip'
    const said = text('hilo.past.step', { card: cardName(card), step: text(`hilo.${step}`) })
    return h(
      'li',
      {},
      drawFace(card),
      h('span', { class: `mark ${step}`, 'aria-hidden': 'true' }, marks[step]),
      h('span', { class: 'unseen' }, said),
    )
  })
  past.replaceChildren(...shown.slice(-8))
}

/** The guesses of the card that lies open, each with its chance and what it would make the round worth. */
function setOpen(round: HiloRound | undefined): void {
  skip.disabled = !round || round.view.skipsLeft === 0
  for (const { guess, words, odds, act } of guesses) {
    const next = round?.view.next[guess] ?? 0
    act.disabled = next === 0
    const rank = hiloRank(round?.view.cards.at(-1) ?? 0)
    words.textContent = round ? wordsOf(guess, rank) : text(`hilo.${guess}`)
    const chance = asPercent(rightRanks(guess, rank) / hiloRules.ranks)
    odds.textContent = next === 0 ? '–' : `${chance} · ${asShortTimes(next)}`
  }
}

/** At the ends of the ranks a guess means something else, and its words say so. */
function wordsOf(guess: HiloGuess, rank: number): string {
  const isEnd = rank === 1 || rank === hiloRules.ranks
  if (!isEnd) return text(`hilo.${guess}`)
  const isOnly = (guess === 'high') === (rank === 1)
  return isOnly ? text(`hilo.only.${guess}`) : text(`hilo.same.${guess}`)
}
