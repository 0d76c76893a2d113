import { h, svg } from '../kit/dom.ts'
import { text } from '../kit/page-data.ts'
import { callWords } from './call-words.ts'
import { lotoRules } from './loto-rules.ts'

/** The caller: a drum, the ball that came, what is said with it, and the balls before it. */
export type Caller = { element: HTMLElement; rest: () => void; call: (number: number, at: number) => void }

const lastShown = 6
const turnPerCall = 47

/** Draws the caller's place. */
export function createCaller(): Caller {
  const drum = drawDrum()
  const ball = h('p', { class: 'call-ball', 'aria-hidden': 'true' })
  const saying = h('p', { class: 'call-words', 'aria-hidden': 'true' })
  const count = h('p', { class: 'call-count' })
  const last = h('p', { class: 'call-last', 'aria-hidden': 'true' })
  const element = h(
    'div',
    { class: 'caller' },
    drum,
    ball,
    h('div', { class: 'call-said' }, saying, last, count),
  )
  let before: number[] = []
  return {
    element,
    rest() {
      before = []
      ball.textContent = ''
      saying.textContent = text('loto.caller_waits')
      count.textContent = ''
      last.replaceChildren()
    },
    call(number, at) {
      drum.style.transform = `rotate(${at * turnPerCall}deg)`
      ball.textContent = String(number)
      ball.dataset['ten'] = String(Math.min(8, Math.floor(number / 10)))
      saying.textContent = callWords(number, text)
      count.textContent = text('loto.call_count', { at: String(at), all: String(lotoRules.calls) })
      last.replaceChildren(...before.map((each) => h('span', {}, String(each))))
      before = [number, ...before].slice(0, lastShown)
    },
  }
}

/** A cage of wire with balls in it. */
function drawDrum(): SVGSVGElement {
  const balls = [
    [44, 62],
    [58, 68],
    [52, 50],
    [68, 56],
    [36, 50],
    [60, 38],
    [44, 36],
  ] as const
  return svg(
    'svg',
    { class: 'drum', viewBox: '0 0 104 104', 'aria-hidden': 'true' },
    svg('circle', { class: 'drum-back', cx: 52, cy: 52, r: 48 }),
    ...balls.map(([cx, cy], index) =>
      svg('circle', { class: `drum-ball drum-ball-${index % 3}`, cx, cy, r: 8 }),
    ),
    svg('path', {
      class: 'drum-wire',
      d: 'M52 4V100M4 52H100M18 18 86 86M86 18 18 86M52 4C28 24 28 80 52 100M52 4C76 24 76 80 52 100',
    }),
    svg('circle', { class: 'drum-rim', cx: 52, cy: 52, r: 48 }),
    svg('circle', { class: 'drum-hub', cx: 52, cy: 52, r: 6 }),
  )
}
