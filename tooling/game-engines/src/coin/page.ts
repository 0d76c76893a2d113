import { chipChoice } from '../kit/controls/chip-choice.ts'
import { button, byId, h, svg } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { payoutOf } from '../payout.ts'
import { coin, type CoinChoice, type CoinMove, type CoinView } from './coin-engine.ts'
import { coinLadder, coinSides, type CoinSide } from './coin-rules.ts'

const flipMs = 900

const face = h('div', { class: 'coin', 'aria-hidden': 'true' }, drawSide('sun'), drawSide('moon'))
const spoken = h('p', { class: 'unseen', 'aria-live': 'polite' })
const steps = coinLadder.map((multiplier) => h('li', {}, asShortTimes(multiplier)))
const ladder = h('ol', { class: 'ladder', 'aria-hidden': 'true' }, ...steps)
const again = coinSides.map((side) =>
  button(text(`coin.flip.${side}`), () => flip(side), { class: 'second', 'data-side': side }),
)
const nextFlip = h(
  'div',
  { class: 'again', hidden: true, role: 'group', 'aria-label': text('coin.next') },
  ...again,
)
let turned = 0
let changed: () => void = () => undefined
let flip: (side: CoinSide) => void = () => undefined
let tick: () => void = () => undefined
let safe: () => void = () => undefined
const side = chipChoice(
  text('coin.side'),
  coinSides.map((value) => ({ value, words: text(`coin.side.${value}`) })),
  () => changed(),
)

const page: GamePage<undefined, CoinChoice, CoinMove, CoinView> = {
  engine: coin,
  mount({ stage, controls }, table) {
    changed = table.refresh
    flip = (next) => table.move({ side: next })
    tick = () => table.sound('tick')
    safe = () => table.sound('safe')
    stage.append(face, ladder, spoken)
    controls.append(side.field, nextFlip)
  },
  readChoice: () => ({ side: side.value() }),
  setChoosing: (isChoosing) => side.setEnabled(isChoosing),
  async show({ view: { flips, multiplier }, isOver }, pace, before) {
    const fresh = flips.slice(before?.view.flips.length ?? 0)
    for (const one of nextFlip.querySelectorAll('button')) one.disabled = true
    if (!before) showSteps(0, 'open')
    const came = fresh.at(-1)
    // Taking the round flips nothing.
    if (came !== undefined) {
      tick()
      const halfTurns = 6 + ((Number(came === 'moon') + turned) % 2)
      const from = turned
      await pace.run(flipMs, (share) => turn(from + halfTurns * (1 - (1 - share) ** 2), share))
      turned = from + halfTurns
      spoken.textContent = text(`coin.side.${came}`)
      if (multiplier > 0) safe()
    }
    showSteps(multiplier > 0 ? flips.length : flips.length - 1, multiplier > 0 ? 'open' : 'wrong')
    nextFlip.hidden = isOver
    side.field.hidden = !isOver
    for (const one of nextFlip.querySelectorAll('button')) one.disabled = false
  },
  facts(stake, waiting) {
    const next = waiting?.view.next ?? coinLadder[0] ?? 0
    const base = waiting?.stake ?? stake
    return [
      { name: text('chance'), value: asPercent(0.5) },
      {
        name: text('payout.next'),
        value: base > 0 ? `${asShortTimes(next)} · ${asMoney(payoutOf(base, next))}` : '–',
      },
    ]
  },
  mainMove: ({ payout }) => ({
    move: { cashOut: true },
    words: text('cash_out', { amount: asMoney(payout) }),
  }),
  autoMove: () => ({ cashOut: true }),
}

await startGame(page)

/** Turns the coin by half turns; an even number shows the sun. It rises and falls on its way. */
function turn(halfTurns: number, share: number): void {
  const lift = Math.sin(share * Math.PI)
  face.style.transform = `translateY(${-24 * lift}%) scale(${1 + lift * 0.12}) rotateX(${halfTurns * 180}deg)`
}

function showSteps(reached: number, end: 'open' | 'wrong'): void {
  for (const [index, step] of steps.entries()) step.dataset['state'] = index < reached ? 'reached' : 'ahead'
  byId('stage').dataset['end'] = end
  const shown = steps[Math.max(0, reached - 1)]
  if (shown) ladder.scrollLeft = shown.offsetLeft - ladder.clientWidth / 2
}

/** A sun with rays on gold, or a moon with a star on dark gold. */
function drawSide(shown: CoinSide): SVGElement {
  const rays = Array.from({ length: 12 }, (_, index) =>
    svg('path', { d: 'M60 18 56 30h8Z', transform: `rotate(${index * 30} 60 60)` }),
  )
  const sign =
    shown === 'sun'
      ? [svg('circle', { cx: 60, cy: 60, r: 22 }), ...rays]
      : [
          svg('path', { d: 'M70 24a38 38 0 1 0 22 58A32 32 0 0 1 70 24Z' }),
          svg('path', { d: 'M84 44l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z' }),
        ]
  return svg(
    'svg',
    { class: `side ${shown}`, viewBox: '0 0 120 120' },
    svg('circle', { class: 'rim', cx: 60, cy: 60, r: 59 }),
    svg('circle', { class: 'field-of-coin', cx: 60, cy: 60, r: 51 }),
    svg('g', { class: 'sign' }, ...sign),
  )
}
