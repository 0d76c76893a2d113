import { h, svg } from '../../kit/dom.ts'
import { asPercent, asShortTimes } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { oneTimes } from '../../payout.ts'
import { lineShapes } from '../model/line-shapes.ts'
import type { CascadeModel, LineModel, SlotModel } from '../model/slot-model.ts'
import { symbolCell } from './symbol-sheet.ts'

/** What the rules of a slot hold: its own rules in words, what each symbol pays of the whole stake, its lines. */
export function paytable(model: SlotModel): readonly Node[] {
  return model.frame === 'lines' ? linePaytable(model) : cascadePaytable(model)
}

function linePaytable(model: LineModel): Node[] {
  const unit = oneTimes / model.lines
  const rows = Object.entries(model.pays).map(([letter, pays]) =>
    prizeRow(
      letter,
      pays.map((pay, index) => [String(index + 3), asShortTimes(pay * unit)]),
    ),
  )
  const scatter = (model.scatterPays ?? []).map((pay, index) => [
    String(index + 3),
    asShortTimes(pay * oneTimes),
  ])
  return [
    ...said(text('slots.rules.lines', { lines: String(model.lines) })),
    ...(strips(model).includes('W') ? [saidOf('W', wildWords(model))] : []),
    ...featureWords(model),
    h('ul', { class: 'paytable' }, ...rows, ...(scatter.length > 0 ? [prizeRow('S', scatter)] : [])),
    h(
      'ul',
      { class: 'line-shapes', 'aria-hidden': 'true' },
      ...lineShapes(model.reels.length, model.lines).map((shape) => h('li', {}, shapeOf(shape))),
    ),
  ]
}

function cascadePaytable(model: CascadeModel): Node[] {
  const counts = ['8–9', '10–11', '12+']
  const rows = Object.entries(model.pays).map(([letter, pays]) =>
    prizeRow(
      letter,
      pays.map((pay, index) => [counts[index] ?? '', asShortTimes(pay * 100)]),
    ),
  )
  const scatter = model.scatterPays.map((pay, index) => [
    ['4', '5', '6+'][index] ?? '',
    asShortTimes(pay * oneTimes),
  ])
  return [
    ...said(text('slots.rules.cascade')),
    ...(model.ladder.length > 1 ? said(text('slots.rules.ladder', { steps: steps(model.ladder) })) : []),
    ...featureWords(model),
    ...(model.freeLadder.length > 1
      ? said(text('slots.rules.free_ladder', { steps: steps(model.freeLadder) }))
      : []),
    ...(model.orbs ? said(text('slots.rules.orbs')) : []),
    h('ul', { class: 'paytable' }, ...rows, prizeRow('S', scatter)),
  ]
}

function wildWords({ wild }: LineModel): string {
  if (wild?.expands === true) return text('slots.rules.wild_expands')
  if (wild?.factor !== undefined) return text('slots.rules.wild_factor', { factor: String(wild.factor) })
  return text('slots.rules.wild')
}

function featureWords({ feature, frame }: SlotModel): Node[] {
  if (!feature) return []
  if (feature.kind === 'wheel') {
    const total = feature.segments.reduce((sum, { weight }) => sum + weight, 0)
    const prizes = feature.segments.map(
      ({ times, weight }) => `${asShortTimes(times * oneTimes)}: ${asPercent(weight / total)}`,
    )
    return [saidOf('S', text('slots.rules.wheel')), h('p', { class: 'hint' }, prizes.join(' · '))]
  }
  const words = text('slots.rules.free', {
    needed: frame === 'lines' ? '3' : '4',
    spins: String(feature.spins),
    factor: String(feature.factor),
    again: String(feature.again),
    most: String(feature.mostSpins),
  })
  return [saidOf('S', words)]
}

const steps = (ladder: readonly number[]): string => ladder.map((step) => `×${step}`).join(', ')

const said = (words: string): Node[] => [h('p', {}, words)]

const strips = (model: LineModel): string => [...model.reels, ...(model.freeReels ?? [])].join('')

/** A rule that speaks of one symbol, beside its picture. */
const saidOf = (letter: string, words: string): Node =>
  h('p', { class: 'of-symbol' }, symbolCell(letter), h('span', {}, words))

function prizeRow(letter: string, prizes: readonly (readonly string[])[]): HTMLElement {
  return h(
    'li',
    {},
    symbolCell(letter),
    h(
      'dl',
      {},
      ...prizes.map(([count = '', times = '']) => h('div', {}, h('dt', {}, count), h('dd', {}, times))),
    ),
  )
}

function shapeOf(shape: readonly number[]): SVGElement {
  const dots = shape.flatMap((taken, reel) =>
    [0, 1, 2].map((row) =>
      svg('rect', {
        class: row === taken ? 'on' : 'off',
        x: reel * 8,
        y: row * 8,
        width: 7,
        height: 7,
        rx: 1.5,
      }),
    ),
  )
  return svg('svg', { viewBox: `0 0 ${shape.length * 8 - 1} 23` }, ...dots)
}
