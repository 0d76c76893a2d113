import { digitStrokes, type Point } from './digit-strokes.ts'
import { paintStrokes, type Stroke } from './paint-strokes.ts'
import { writePng } from './write-png.ts'

const size = { width: 168, height: 56 } as const
const noiseStrokes = 7

/** The light ground and the dark ink, in both looks of a page: dark on light is read in either. */
const ground = [0xf3, 0xec, 0xe0] as const
const ink = [0x3a, 0x2a, 0x22] as const

/** Dots for each unit, so that the picture is sharp on a screen with two dots for a pixel. */
const scale = 2

/**
 * A picture of digits as a PNG in base64 (session 21). It holds no text: digits are bent, turned and jittered strokes, mixed
 * with strokes that mean nothing. `random` gives numbers in [0, 1).
 */
export function drawCaptcha(digits: string, random: () => number): string {
  const strokes = [...digits].flatMap((digit, index) => drawDigit(digit, index, random))
  for (let count = 0; count < noiseStrokes; count++) strokes.push(drawNoise(random))
  const picture = { width: size.width * scale, height: size.height * scale }
  const coverage = paintStrokes(strokes, picture, scale)
  return writePng(coverage, picture, { ground, ink }).toString('base64')
}

function drawDigit(digit: string, index: number, random: () => number): Stroke[] {
  const turn = (random() - 0.5) * 0.6
  const grown = 1.9 + random() * 0.5
  const left = 20 + index * 25 + (random() - 0.5) * 5
  const top = size.height / 2 + (random() - 0.5) * 8
  const place = ([x, y]: Point): Point => {
    const across = (x - 5 + (random() - 0.5)) * grown
    const down = (y - 8 + (random() - 0.5)) * grown
    return [
      left + across * Math.cos(turn) - down * Math.sin(turn),
      top + across * Math.sin(turn) + down * Math.cos(turn),
    ]
  }
  return (digitStrokes[digit] ?? []).map((points) => ({
    points: points.map(place),
    width: 2.2 + random() * 1.2,
  }))
}

function drawNoise(random: () => number): Stroke {
  const from = random() * size.width
  const points = [0, 1, 2].map((step): Point => [
    from + step * (12 + random() * 16) - 20,
    random() * size.height,
  ])
  return { points, width: 0.8 + random() * 0.8 }
}
