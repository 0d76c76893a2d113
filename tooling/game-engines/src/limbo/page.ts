import { targetField } from '../kit/controls/target-field.ts'
import { button, byId, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes, asTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { oneTimes } from '../payout.ts'
import { limbo, type LimboChoice, type LimboView } from './limbo-engine.ts'
import { isLimboTarget, limboChance, limboPayout, limboRules } from './limbo-rules.ts'

const countUpMs = 900
const targetChips = [150, 200, 500, 1000, 10_000]
const timesOf = (hundredths: number): number => hundredths * (oneTimes / 100)

const figure = h('p', { class: 'figure', id: 'figure', 'aria-hidden': 'true' })
const fill = h('div', { class: 'fill' }, gaugeHorns('horns gold'))
const goalWords = h('span', {})
const goal = h('div', { class: 'goal' }, goalWords)
const field = targetField(text('limbo.target'), {
  unit: '×',
  onEdit: edited,
  onLeave: (target) => target > 0 && field.write(target),
})
const chips = targetChips.map((target) =>
  button(asShortTimes(timesOf(target)), () => field.write(target), {
    class: 'chip',
    'data-target': target,
    'aria-label': text('limbo.target_set', { target: asShortTimes(timesOf(target)) }),
  }),
)
let changed: () => void = () => undefined

const page: GamePage<undefined, LimboChoice, never, LimboView> = {
  engine: limbo,
  mount({ stage, controls }, table) {
    changed = table.refresh
    const gauge = h('div', { class: 'gauge', 'aria-hidden': 'true' }, gaugeHorns('horns'), fill, goal)
    stage.append(figure, gauge)
    controls.append(h('div', { class: 'field' }, ...field.parts, h('div', { class: 'chips' }, ...chips)))
    field.write(200)
    showFigure(100)
  },
  readChoice() {
    const target = field.value()
    if (isLimboTarget(target)) return { target }
    field.refuse()
    const [min, max] = [limboRules.minTarget, limboRules.maxTarget].map((bound) => asTimes(timesOf(bound)))
    return { wrong: text('limbo.bounds', { min: min ?? '', max: max ?? '' }) }
  },
  setChoosing(isChoosing) {
    field.setEnabled(isChoosing)
    for (const chip of chips) chip.disabled = !isChoosing
  },
  async show({ view: { result } }, pace) {
    await pace.run(countUpMs, (share) => {
      const eased = 1 - (1 - share) ** 3
      // Along the logarithm: every doubling takes the same time.
      showFigure(share === 1 ? result : Math.round(100 * (result / 100) ** eased))
    })
  },
  facts(stake) {
    const target = field.value()
    const isKnown = isLimboTarget(target)
    return [
      { name: text('limbo.chance'), value: isKnown ? asPercent(limboChance(target)) : '–' },
      {
        name: text('payout'),
        value: isKnown && stake > 0 ? asMoney(limboPayout(stake, target, target)) : '–',
      },
    ]
  },
}

await startGame(page)

function edited(): void {
  const target = field.value()
  for (const chip of chips) chip.ariaPressed = String(Number(chip.dataset['target']) === target)
  if (isLimboTarget(target)) {
    goalWords.textContent = asTimes(timesOf(target))
    goal.style.setProperty('--level', String(levelOf(target)))
  }
  changed()
}

function showFigure(hundredths: number): void {
  const shown = asTimes(timesOf(hundredths))
  figure.textContent = shown
  figure.style.setProperty('--length', String(Math.max(5, shown.length)))
  fill.style.setProperty('--level', String(levelOf(hundredths)))
  const isReached = hundredths >= field.value()
  byId('stage').dataset['reached'] = String(isReached)
}

/** 1x lies at the foot, 2x at three tenths, 10x at two thirds, 10 000x at the tip. */
function levelOf(hundredths: number): number {
  return 1 - (100 / Math.max(100, hundredths)) ** 0.5
}

/** The mark stretched to a gauge: the same two horns, long and slender. */
function gaugeHorns(className: string): SVGElement {
  return svg(
    'svg',
    { class: className, viewBox: '0 0 56 300', preserveAspectRatio: 'none' },
    svg('path', { d: 'M9 300C4 200 8 100 22 4 17 110 17 205 20 300Z' }),
    svg('path', { d: 'M35 300C30 200 34 100 48 4 43 110 43 205 46 300Z' }),
  )
}
