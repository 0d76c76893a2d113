import { h } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import type { RoadMark } from './table-calls.ts'

/** The words on a bead, by its mark: what follows the letter that gives its look. */
function figureOf(mark: string): string {
  return mark.slice(1)
}

/** The bead plate: one mark a round, six in a column, the first letter of the mark gives its look. */
export function drawPlate(
  marks: readonly RoadMark[],
  labelOf: (mark: string) => string = figureOf,
): HTMLElement {
  if (marks.length === 0) return h('p', { class: 'empty' }, text('table.road_empty'))
  return h(
    'ol',
    { class: 'plate-road', 'aria-label': text('table.road'), tabindex: 0 },
    ...marks.map(({ mark, number, result }) =>
      h(
        'li',
        {
          class: `bead bead-${mark.charAt(0).toLowerCase()}`,
          'data-pairs': /^[BPT]([bp]+)$/.exec(mark)?.[1],
        },
        h('span', { 'aria-hidden': 'true' }, labelOf(mark)),
        h('span', { class: 'unseen' }, text('table.road_mark', { number: String(number), result })),
      ),
    ),
  )
}
