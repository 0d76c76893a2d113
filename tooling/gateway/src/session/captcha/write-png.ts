import { crc32, deflateSync } from 'node:zlib'

/** A colour: red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** As many shades as a palette of four bits holds. */
const shades = 16

/** A PNG of two colours and the shades between them (W3C PNG, colour type 3); `coverage` says how much ink each dot has. */
export function writePng(
  coverage: Uint8Array,
  { width, height }: { width: number; height: number },
  { ground, ink }: { ground: Colour; ink: Colour },
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Four bits a dot, by palette; deflate, no filter, not interlaced.
  head.set([4, 3, 0, 0, 0], 8)
  const palette = Array.from({ length: shades }, (_, shade) =>
    ground.map((from, part) => Math.round(from + (((ink[part] ?? 0) - from) * shade) / (shades - 1))),
  ).flat()
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(packRows(coverage, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two dots a byte; each row begins with the number of its filter, which is none. */
function packRows(coverage: Uint8Array, width: number, height: number): Buffer {
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  coverage.forEach((covered, dot) => {
    const [row, column] = [Math.floor(dot / width), dot % width]
    const shade = Math.round((covered / 255) * (shades - 1))
    const at = row * stride + 1 + (column >> 1)
    rows[at] = (rows[at] ?? 0) | (column % 2 === 0 ? shade << 4 : shade)
  })
  return rows
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
