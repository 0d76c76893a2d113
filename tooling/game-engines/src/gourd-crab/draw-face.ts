import { svg } from '../kit/dom.ts'

/** A shape of a creature: filled, or a line where `line` says so. */
type Part = { d: string; line?: true }

/** Gourd, crab, shrimp, fish, rooster, deer, in the order of the faces. */
const creatures: readonly (readonly Part[])[] = [
  [
    {
      d: 'M32 12c7 0 11 5 10 11-1 4-3 6-3 9 7 4 11 9 11 15 0 9-8 14-18 14s-18-5-18-14c0-6 4-11 11-15 0-3-2-5-3-9-1-6 3-11 10-11Z',
    },
    { d: 'M32 12c0-5 3-8 8-9M22 32c6 3 14 3 20 0', line: true },
  ],
  [
    { d: 'M14 38c0-10 8-16 18-16s18 6 18 16c0 8-8 13-18 13s-18-5-18-13Z' },
    { d: 'M8 26C2 20 4 10 12 8c-2 6 0 8 5 8-1 6-4 9-9 10Zm48 0c6-6 4-16-4-18 2 6 0 8-5 8 1 6 4 9 9 10Z' },
    { d: 'M12 30 8 26M52 30l4-4M14 44 6 48M17 49l-7 7M50 44l8 4M47 49l7 7M26 22v-6M38 22v-6', line: true },
  ],
  [
    {
      d: 'M50 18c-16-4-34 4-36 20-1 9 5 17 14 19l10 3-4-7 10 2-6-6c-8 0-13-4-13-9 0-7 9-11 21-10 6 0 8-9 4-12Z',
    },
    { d: 'M48 18C52 8 58 6 62 8M46 17C46 8 50 4 56 2M30 28l-4 8M38 25l-2 9', line: true },
  ],
  [
    { d: 'M6 32C14 18 34 14 46 28l14-9c-3 9-3 17 0 26l-14-9C34 50 14 46 6 32Z' },
    { d: 'M26 22c4 6 4 14 0 20M18 29h.1', line: true },
  ],
  [
    {
      d: 'M18 20c0-6 4-10 9-10 6 0 9 4 9 10 0 6 4 10 10 10 4 0 7-4 8-12 7 8 7 20 0 28-5 6-12 8-19 8-12 0-19-8-19-18 0-6 2-10 2-16Z',
    },
    { d: 'M19 11c0-4 2-7 4-7 1 2 2 2 4 0 2 0 3 3 5 6ZM18 20l-8 3 8 3Z' },
    { d: 'M32 54v8M40 53v9M25 18h.1', line: true },
  ],
  [
    { d: 'M22 30h20l-3 20c-1 6-4 10-7 10s-6-4-7-10Zm0 0-10-4c0 7 4 11 11 12Zm20 0 10-4c0 7-4 11-11 12Z' },
    {
      d: 'M26 28C24 18 16 18 16 6M18 16 9 14M38 28c2-10 10-10 10-22M46 16l9-2M28 42h.1M36 42h.1',
      line: true,
    },
  ],
]

/** A creature of the dice in its own colour. */
export function drawFace(face: number): SVGElement {
  const parts = creatures[face] ?? []
  return svg(
    'svg',
    { class: `creature creature-${face}`, viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    ...parts.map(({ d, line }) => svg('path', { class: line ? 'line' : 'body', d })),
  )
}
