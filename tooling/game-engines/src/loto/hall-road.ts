import { h } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import type { RoadMark } from '../tables/page/table-calls.ts'

const shown = 12

/** The rounds so far, the newest first: for each ticket how many of its rows were full. */
export function drawHallRoad(marks: readonly RoadMark[]): HTMLElement {
  if (marks.length === 0) return h('p', { class: 'empty' }, text('table.road_empty'))
  return h(
    'ol',
    { class: 'hall-road', 'aria-label': text('table.road') },
    ...marks
      .slice(-shown)
      .reverse()
      .map(({ mark, number, result }) =>
        h(
          'li',
          {},
          h('span', { class: 'hall-round', 'aria-hidden': 'true' }, `#${number}`),
          ...[...mark].map((rows) =>
            h('span', { class: 'hall-mark', 'data-rows': rows, 'aria-hidden': 'true' }, rows),
          ),
          h('span', { class: 'unseen' }, text('table.road_mark', { number: String(number), result })),
        ),
      ),
  )
}
