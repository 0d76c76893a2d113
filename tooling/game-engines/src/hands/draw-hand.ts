import { svg } from '../kit/dom.ts'
import type { Hand } from './hands-rules.ts'

/** A stone, a sheet of paper, a pair of scissors. */
export function drawHand(hand: Hand): SVGElement {
  return svg(
    'svg',
    { class: `hand hand-${hand}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    ...partsOf[hand](),
  )
}

const partsOf: Readonly<Record<Hand, () => SVGElement[]>> = {
  rock: () => [
    svg('path', { class: 'body', d: 'M20 70 12 48 26 24 52 14 78 26 90 52 80 76 50 86Z' }),
    svg('path', { class: 'light', d: 'M26 24 52 14 78 26 58 40 34 38Z' }),
    svg('path', { class: 'dark', d: 'M58 40 90 52 80 76 50 86 54 60Z' }),
  ],
  paper: () => [
    svg('path', { class: 'body', d: 'M22 12h44l14 14v62H22Z' }),
    svg('path', { class: 'dark', d: 'M66 12v14h14Z' }),
    svg('path', { class: 'lines', d: 'M32 38h38M32 50h38M32 62h38M32 74h24' }),
  ],
  scissors: () => [
    svg('path', { class: 'body', d: 'M56 56 86 12c4 8 2 14-2 20L62 62Z' }),
    svg('path', { class: 'light', d: 'M44 56 14 12c-4 8-2 14 2 20L38 62Z' }),
    svg('circle', { class: 'ring', cx: 32, cy: 76, r: 12 }),
    svg('circle', { class: 'ring', cx: 68, cy: 76, r: 12 }),
    svg('path', { class: 'joint', d: 'M38 66 50 54l12 12' }),
    svg('circle', { class: 'dark', cx: 50, cy: 52, r: 4 }),
  ],
}
