import { h, svg } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import { bigRoad, derivedRoad, type Place, type Side } from '../roads.ts'
import { drawPlate } from './plate.ts'
import type { RoadMark } from './table-calls.ts'

const rows = 6
const leastColumns = 20
const offsets = [1, 2, 3] as const

/** How the marks of a game with two sides are read. */
export type TwoSided = {
  sideOf: (mark: string) => Side
  /** What a bead says; without it, what follows the first letter of its mark. */
  labelOf?: (mark: string) => string
  withDerived: boolean
}

/** The bead plate and the big road of a game with two sides, and where they are kept the three roads made of it. */
export function drawTwoSided(
  marks: readonly RoadMark[],
  { sideOf, labelOf, withDerived }: TwoSided,
): HTMLElement {
  const sides = marks.map(({ mark }) => sideOf(mark))
  const { marks: big, leadingTies } = bigRoad(sides)
  const first = big.length === 0 && leadingTies > 0 ? [tieAt({ column: 0, row: 0 }, leadingTies)] : []
  const bigMarks = big.flatMap(({ side, ties, ...place }, index) => [
    svg('circle', { class: `road-${side}`, ...centre(place), r: 0.36 }),
    ...(ties + (index === 0 ? leadingTies : 0) > 0
      ? [tieAt(place, ties + (index === 0 ? leadingTies : 0))]
      : []),
  ])
  const derived = withDerived ? offsets.map((offset) => drawDerived(sides, offset)) : []
  return h(
    'div',
    { class: 'two-sided' },
    drawPlate(marks, labelOf),
    road('big', widthOf(big), [...first, ...bigMarks]),
    ...(derived.length > 0 ? [h('div', { class: 'derived' }, ...derived)] : []),
  )
}

function drawDerived(sides: readonly Side[], offset: (typeof offsets)[number]): HTMLElement {
  const marks = derivedRoad(sides, offset)
  const names = { 1: 'eye', 2: 'small', 3: 'cockroach' } as const
  const shapes = marks.map(({ colour, ...place }) => {
    const { cx, cy } = centre(place)
    if (offset === 3) {
      return svg('path', { class: `line-${colour}`, d: `M${cx - 0.3} ${cy + 0.3}L${cx + 0.3} ${cy - 0.3}` })
    }
    return svg('circle', { class: `${offset === 1 ? 'ring' : 'dot'}-${colour}`, cx, cy, r: 0.32 })
  })
  return road(names[offset], widthOf(marks), shapes)
}

function road(name: string, columns: number, shapes: readonly SVGElement[]): HTMLElement {
  const picture = svg(
    'svg',
    {
      viewBox: `0 0 ${columns} ${rows}`,
      class: 'road-picture',
      role: 'img',
      'aria-label': text(`table.road.${name}`),
    },
    ...Array.from({ length: columns * rows }, (_, at) =>
      svg('rect', { class: 'square', x: at % columns, y: Math.floor(at / columns), width: 1, height: 1 }),
    ),
    ...shapes,
  )
  picture.style.setProperty('--columns', String(columns))
  return h('div', { class: `road road-of-${name}`, tabindex: 0, role: 'group' }, picture)
}

function tieAt(place: Place, count: number): SVGElement {
  const { cx, cy } = centre(place)
  return svg(
    'g',
    { class: 'road-tie' },
    svg('path', { d: `M${cx - 0.35} ${cy + 0.35}L${cx + 0.35} ${cy - 0.35}` }),
    ...(count > 1 ? [svg('text', { x: cx, y: cy + 0.17, 'text-anchor': 'middle' }, String(count))] : []),
  )
}

function centre({ column, row }: Place): { cx: number; cy: number } {
  return { cx: column + 0.5, cy: row + 0.5 }
}

/** As many columns as stand there, and one that is empty. */
function widthOf(places: readonly Place[]): number {
  return Math.max(leastColumns, ...places.map(({ column }) => column + 2))
}
