type Point = readonly [x: number, y: number]

/** Each digit as strokes inside a box of 10 by 16. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [5, 1],
      [8, 3],
      [9, 8],
      [8, 13],
      [5, 15],
      [2, 13],
      [1, 8],
      [2, 3],
      [5, 1],
    ],
  ],
  '1': [
    [
      [2, 4],
      [6, 1],
      [6, 15],
    ],
    [
      [3, 15],
      [9, 15],
    ],
  ],
  '2': [
    [
      [1, 4],
      [3, 1],
      [7, 1],
      [9, 4],
      [8, 7],
      [1, 15],
      [9, 15],
    ],
  ],
  '3': [
    [
      [1, 2],
      [5, 1],
      [8, 3],
      [8, 6],
      [4, 8],
      [8, 9],
      [9, 12],
      [6, 15],
      [1, 14],
    ],
  ],
  '4': [
    [
      [7, 15],
      [7, 1],
      [1, 11],
      [9, 11],
    ],
  ],
  '5': [
    [
      [8, 1],
      [2, 1],
      [2, 7],
      [6, 6],
      [9, 9],
      [8, 13],
      [5, 15],
      [1, 14],
    ],
  ],
  '6': [
    [
      [8, 1],
      [4, 3],
      [1, 8],
      [1, 12],
      [4, 15],
      [8, 13],
      [8, 9],
      [5, 7],
      [1, 10],
    ],
  ],
  '7': [
    [
      [1, 1],
      [9, 1],
      [4, 15],
    ],
    [
      [3, 8],
      [8, 8],
    ],
  ],
  '8': [
    [
      [5, 8],
      [2, 6],
      [2, 3],
      [5, 1],
      [8, 3],
      [8, 6],
      [5, 8],
      [1, 11],
      [2, 14],
      [5, 15],
      [8, 14],
      [9, 11],
      [5, 8],
    ],
  ],
  '9': [
    [
      [9, 5],
      [6, 8],
      [2, 7],
      [1, 4],
      [4, 1],
      [8, 2],
      [9, 5],
      [8, 11],
      [4, 15],
    ],
  ],
}

const size = { width: 168, height: 56 } as const
const noiseStrokes = 7

/**
 * A picture of digits as an SVG data address. It holds no text: digits are bent, turned and jittered strokes, mixed
 * with strokes that mean nothing. `random` gives numbers in [0, 1).
 */
export function drawCaptcha(digits: string, random: () => number): string {
  const paths = [...digits].flatMap((digit, index) => drawDigit(digit, index, random))
  for (let count = 0; count < noiseStrokes; count++) paths.push(drawNoise(random))
  const mixed = paths
    .map((path) => ({ path, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ` +
    `width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#f3ece0"/>` +
    `<g fill="none" stroke="#3a2a22" stroke-linecap="round" stroke-linejoin="round">${mixed.join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function drawDigit(digit: string, index: number, random: () => number): string[] {
  const turn = (random() - 0.5) * 0.6
  const scale = 1.9 + random() * 0.5
  const left = 20 + index * 25 + (random() - 0.5) * 5
  const top = size.height / 2 + (random() - 0.5) * 8
  const place = ([x, y]: Point): Point => {
    const across = (x - 5 + (random() - 0.5)) * scale
    const down = (y - 8 + (random() - 0.5)) * scale
    return [
      left + across * Math.cos(turn) - down * Math.sin(turn),
      top + across * Math.sin(turn) + down * Math.cos(turn),
    ]
  }
  return (strokes[digit] ?? []).map((stroke) => toPath(stroke.map(place), 2.2 + random() * 1.2))
}

function drawNoise(random: () => number): string {
  const from = random() * size.width
  const points = [0, 1, 2].map((step): Point => [
    from + step * (12 + random() * 16) - 20,
    random() * size.height,
  ])
  return toPath(points, 0.8 + random() * 0.8)
}

function toPath(points: readonly Point[], width: number): string {
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return `<path stroke-width="${width.toFixed(1)}" d="M${line}"/>`
}
