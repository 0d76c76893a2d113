import { svg } from '../kit/dom.ts'

/** Star, gem, bell, lotus, coin, clover: the best prize first. */
const shapes: readonly (readonly string[])[] = [
  ['M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2Z'],
  ['M14 8h20l10 12-20 22L4 20Z', 'M4 20h40M14 8l10 12L34 8M24 20v22'],
  ['M24 6c8 0 12 6 12 14 0 9 3 12 5 14H7c2-2 5-5 5-14 0-8 4-14 12-14Z', 'M18 37a6 6 0 0 0 12 0'],
  [
    'M24 8c6 6 6 18 0 26-6-8-6-20 0-26Z',
    'M24 34C12 34 6 26 6 18c8 0 16 6 18 16Zm0 0c12 0 18-8 18-16-8 0-16 6-18 16Z',
  ],
  ['M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z', 'M17 17h14v14H17Z'],
  [
    'M24 22c-8-4-8-16 0-16s8 12 0 16Zm-2 2c-4 8-16 8-16 0s12-8 16 0Zm4 0c4-8 16-8 16 0s-12 8-16 0Z',
    'M24 24c0 8 2 14 6 18',
  ],
]

/** One of the six pictures of a card. */
export function drawPicture(picture: number): SVGElement {
  const [body, line] = shapes[picture] ?? []
  return svg(
    'svg',
    { class: `sign sign-${picture}`, viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    svg('path', { class: 'body', d: body }),
    ...(line === undefined ? [] : [svg('path', { class: 'line', d: line })]),
  )
}
