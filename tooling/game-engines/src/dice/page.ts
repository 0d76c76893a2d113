import { chipChoice } from '../kit/controls/chip-choice.ts'
import { targetField } from '../kit/controls/target-field.ts'
import { byId, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asHundredths, asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { payoutOf } from '../payout.ts'
import { dice, type DiceView } from './dice-engine.ts'
import {
  diceMultiplier,
  diceRules,
  diceSides,
  diceWins,
  winningRolls,
  type DiceChoice,
} from './dice-rules.ts'

const rollMs = 800
const last = diceRules.rolls - 1

const figure = h('p', { class: 'figure', id: 'figure', 'aria-hidden': 'true' }, '–')
const slider = h('input', {
  class: 'slider',
  type: 'range',
  min: 0,
  max: diceRules.rolls,
  'aria-label': text('dice.target'),
})
const marker = svg('svg', { class: 'marker', viewBox: '0 0 40 48' }, ...dieShape())
const rail = h(
  'div',
  { class: 'rail' },
  h('div', { class: 'zone' }),
  slider,
  h('div', { class: 'carrier', 'aria-hidden': 'true' }, marker),
  h(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    ...[0, 25, 50, 75, 100].map((at) => h('span', {}, String(at))),
  ),
)
const field = targetField(text('dice.target'), { onEdit: edited, onLeave: write })
const side = chipChoice(
  text('dice.side'),
  diceSides.map((value) => ({ value, words: text(`dice.side.${value}`) })),
  () => write(last - target),
)
let target = 5_000
let at = 0
let changed: () => void = () => undefined
let tick: () => void = () => undefined

const page: GamePage<undefined, DiceChoice, never, DiceView> = {
  engine: dice,
  mount({ stage, controls }, table) {
    changed = table.refresh
    tick = () => table.sound('tick')
    stage.append(figure, rail)
    controls.append(side.field, h('div', { class: 'field single' }, ...field.parts))
    slider.addEventListener('input', () => write(Number(slider.value)))
    write(target)
    place(target)
  },
  readChoice() {
    if (isPlayable()) return { side: side.value(), target }
    field.refuse()
    const [min, max] = bounds().map(asHundredths)
    return { wrong: text('dice.bounds', { min: min ?? '', max: max ?? '' }) }
  },
  setChoosing(isChoosing) {
    field.setEnabled(isChoosing)
    slider.disabled = !isChoosing
    side.setEnabled(isChoosing)
  },
  async show({ choice, view: { roll } }, pace) {
    if (choice.target !== target || choice.side !== side.value()) take(choice)
    const from = at
    let heard = 0
    byId('stage').dataset['end'] = 'none'
    await pace.run(rollMs, (share) => {
      const eased = 1 - (1 - share) ** 4
      // It swings once past both ends before it settles.
      const swing = Math.sin(share * Math.PI * 3) * (1 - share) * 3_000
      place(Math.min(last, Math.max(0, Math.round(from + (roll - from) * eased + swing))))
      if (share < 0.8 && share - heard > 0.12) {
        heard = share
        tick()
      }
    })
    place(roll)
    byId('stage').dataset['end'] = diceWins(choice, roll) ? 'hit' : 'miss'
  },
  facts(stake) {
    const isKnown = isPlayable()
    const multiplier = isKnown ? diceMultiplier(winning()) : 0
    return [
      { name: text('chance'), value: isKnown ? asPercent(winning() / diceRules.rolls) : '–' },
      {
        name: text('payout'),
        value:
          isKnown && stake > 0
            ? `${asShortTimes(multiplier)} · ${asMoney(payoutOf(stake, multiplier))}`
            : '–',
      },
    ]
  },
}

await startGame(page)

function winning(): number {
  return winningRolls({ side: side.value(), target })
}

function isPlayable(): boolean {
  return winning() >= diceRules.minWinning && winning() <= diceRules.maxWinning
}

/** The least and the largest target of the side. */
function bounds(): readonly [number, number] {
  const { minWinning, maxWinning } = diceRules
  return side.value() === 'under' ? [minWinning, maxWinning] : [last - maxWinning, last - minWinning]
}

function take(choice: DiceChoice): void {
  side.choose(choice.side)
  write(choice.target)
}

function write(next: number): void {
  const [min, max] = bounds()
  field.write(Number.isNaN(next) ? target : Math.min(max, Math.max(min, next)))
}

function edited(): void {
  target = field.value()
  const { dataset, style } = byId('stage')
  dataset['side'] = side.value()
  if (isPlayable()) {
    slider.value = String(target)
    slider.ariaValueText = `${text(`dice.side.${side.value()}`)} ${asHundredths(target)}`
    style.setProperty('--target', String(target / diceRules.rolls))
  }
  changed()
}

/** Puts the die at a roll. */
function place(roll: number): void {
  at = roll
  figure.textContent = asHundredths(roll)
  rail.style.setProperty('--at', String(roll / diceRules.rolls))
}

/** A small lacquer die that stands on its point. */
function dieShape(): SVGElement[] {
  return [
    svg('path', {
      class: 'body',
      d: 'M20 47 9 35H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-4Z',
    }),
    ...[
      [12, 10],
      [28, 10],
      [20, 18],
      [12, 26],
      [28, 26],
    ].map(([cx, cy]) => svg('circle', { class: 'pip', cx, cy, r: 3 })),
  ]
}
