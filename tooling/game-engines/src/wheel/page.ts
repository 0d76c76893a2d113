import { gainChance } from '../fair-multiplier.ts'
import { chipChoice } from '../kit/controls/chip-choice.ts'
import { byId, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { payTint } from '../kit/controls/pay-tint.ts'
import { riskChoice } from '../kit/controls/risk-choice.ts'
import { startGame } from '../kit/start-game.ts'
import { drawWheel } from './draw-wheel.ts'
import { wheel, type WheelView } from './wheel-engine.ts'
import { wheelSegments, wheelSizes, type WheelChoice } from './wheel-rules.ts'

const spinMs = 1_200
const turns = 3

const figure = h('p', { class: 'figure', 'aria-hidden': 'true' })
const turning = h('div', { class: 'turning' })
const legend = h('ul', { class: 'legend', 'aria-label': text('wheel.legend') })
const pointer = svg(
  'svg',
  { class: 'pointer', viewBox: '0 0 24 30', 'aria-hidden': 'true' },
  svg('path', { d: 'M12 30 1 6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5Z' }),
)
const segments = chipChoice(
  text('wheel.segments'),
  wheelSizes.map((value) => ({ value, words: String(value) })),
  rebuild,
)
const risk = riskChoice(rebuild)
let built = ''
let angle = 0
let changed: () => void = () => undefined
let tick: () => void = () => undefined

const page: GamePage<undefined, WheelChoice, never, WheelView> = {
  engine: wheel,
  mount({ stage, controls }, table) {
    changed = table.refresh
    tick = () => table.sound('tick')
    stage.append(h('div', { class: 'round-place' }, turning, figure, pointer), legend)
    controls.append(segments.field, risk.field)
    risk.choose('medium')
    segments.choose(20)
  },
  readChoice: () => ({ segments: segments.value(), risk: risk.value() }),
  setChoosing(isChoosing) {
    segments.setEnabled(isChoosing)
    risk.setEnabled(isChoosing)
  },
  async show({ choice, view: { segment, multiplier } }, pace) {
    if (keyOf(choice) !== built) {
      segments.choose(choice.segments)
      risk.choose(choice.risk)
    }
    figure.textContent = ''
    const width = 360 / choice.segments
    const from = angle
    // Forward by whole turns to where the segment stands under the pointer.
    const to = from - (from % 360) + 360 * turns + (360 - segment * width)
    let heard = Math.floor(from / width)
    await pace.run(spinMs, (share) => {
      turn(from + (to - from) * (1 - (1 - share) ** 3))
      const passed = Math.floor(angle / width)
      if (passed > heard + 1) {
        heard = passed
        tick()
      }
    })
    turn(to % 360)
    figure.textContent = asShortTimes(multiplier)
    byId('stage').dataset['tint'] = payTint(multiplier)
    for (const entry of legend.children)
      entry.classList.toggle('hit', entry.getAttribute('data-pay') === String(multiplier))
  },
  facts() {
    const pays = wheelSegments({ segments: segments.value(), risk: risk.value() })
    return [
      {
        name: text('chance.gain'),
        value: asPercent(gainChance(pays.map((pay) => [pay, 1 / pays.length]))),
      },
      { name: text('largest'), value: asShortTimes(Math.max(...pays)) },
    ]
  },
}

await startGame(page)

function keyOf(choice: WheelChoice): string {
  return `${choice.segments} ${choice.risk}`
}

function turn(degrees: number): void {
  angle = degrees
  turning.style.transform = `rotate(${degrees}deg)`
}

function rebuild(): void {
  const choice = { segments: segments.value(), risk: risk.value() }
  if (keyOf(choice) !== built) {
    built = keyOf(choice)
    const pays = wheelSegments(choice)
    turning.replaceChildren(drawWheel(pays))
    turn(0)
    figure.textContent = ''
    delete byId('stage').dataset['tint']
    showLegend(pays)
  }
  changed()
}

/** What the segments pay, each prize once with its chance. */
function showLegend(pays: readonly number[]): void {
  const prizes = [...new Set(pays)].sort((one, other) => one - other)
  const entries = prizes.map((prize) => {
    const share = pays.filter((pay) => pay === prize).length / pays.length
    return h(
      'li',
      { 'data-tint': payTint(prize), 'data-pay': prize },
      h('b', {}, asShortTimes(prize)),
      h('span', {}, asPercent(share)),
    )
  })
  legend.replaceChildren(...entries)
}
