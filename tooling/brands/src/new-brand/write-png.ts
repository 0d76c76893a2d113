import { crc32, deflateSync } from 'node:zlib'
import type { Outline } from './draw-sign.ts'

/** A colour of a picture, each part 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** An icon: a sign on its ground. Lengths in the 32 by 32 that a sign is drawn in. */
export type Icon = {
  /** Pixels of each side. */
  size: number
  sign: readonly Outline[]
  front: Rgb
  ground: Rgb
  /** How large the sign is, 1 for all of it. */
  scale: number
  /** The radius of the ground's corners. */
  corner: number
}

/** Rows and columns of samples in a pixel, so that edges are smooth. */
const samples = 4

/** The icon as a PNG of 8 bits with alpha, written without a library: home screens of phones take no SVG. */
export function writeIcon(icon: Icon): Buffer {
  const { size, front, ground } = icon
  const isSign = coverage(icon, (row) => crossings(row, icon))
  const isGround = coverage(icon, (row) => groundSpan(row, icon.corner))
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * (size * 4 + 1) + 1 + x * 4
      const share = isSign[y * size + x] ?? 0
      ground.forEach((part, index) => {
        rows[at + index] = Math.round(part + ((front[index] ?? 0) - part) * share)
      })
      rows[at + 3] = Math.round(255 * (isGround[y * size + x] ?? 0))
    }
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** From where to where a row is inside, one pair after the other. */
type Spans = readonly (readonly [from: number, to: number])[]

/** The share of each pixel that lies inside, by the spans of the rows of samples. */
function coverage({ size }: Icon, spansAt: (row: number) => Spans): Float32Array {
  const shares = new Float32Array(size * size)
  const unit = 32 / (size * samples)
  for (let row = 0; row < size * samples; row += 1) {
    const inside = new Uint8Array(size * samples)
    for (const [from, to] of spansAt((row + 0.5) * unit)) {
      inside.fill(1, Math.max(0, Math.ceil(from / unit - 0.5)), Math.max(0, Math.ceil(to / unit - 0.5)))
    }
    const first = Math.floor(row / samples) * size
    inside.forEach((is, column) => {
      const at = first + Math.floor(column / samples)
      shares[at] = (shares[at] ?? 0) + is / samples ** 2
    })
  }
  return shares
}

function crossings(row: number, { sign, scale }: Icon): Spans {
  const placed = (value: number): number => 16 + (value - 16) * scale
  return sign.flatMap((outline) => {
    const found: number[] = []
    outline.forEach(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
      const [top, bottom] = [placed(y), placed(nextY)]
      if (top <= row === bottom <= row) return
      found.push(placed(x) + ((row - top) / (bottom - top)) * (placed(nextX) - placed(x)))
    })
    const sorted = found.toSorted((a, b) => a - b)
    return sorted.flatMap((from, index) =>
      index % 2 === 0 ? [[from, sorted[index + 1] ?? from] as const] : [],
    )
  })
}

function groundSpan(row: number, corner: number): Spans {
  const into = Math.max(0, corner - row, row - (32 - corner))
  const inset = corner - Math.sqrt(Math.max(0, corner ** 2 - into ** 2))
  return [[inset, 32 - inset]]
}

function header(size: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(size, 0)
  data.writeUInt32BE(size, 4)
  // 8 bits for each of red, green, blue and alpha.
  data.set([8, 6, 0, 0, 0], 8)
  return data
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
