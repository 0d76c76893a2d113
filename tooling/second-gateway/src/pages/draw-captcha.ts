import { crc32, deflateSync } from 'node:zlib'

/** The digits from nought to nine as five rows of three dots. */
export const glyphs = [
  '###|#.#|#.#|#.#|###',
  '.#.|##.|.#.|.#.|###',
  '###|..#|###|#..|###',
  '###|..#|.##|..#|###',
  '#.#|#.#|###|..#|..#',
  '###|#..|###|..#|###',
  '###|#..|###|#.#|###',
  '###|..#|.#.|.#.|.#.',
  '###|#.#|###|#.#|###',
  '###|#.#|###|..#|###',
] as const

/** A dot of a digit is so many pixels wide and high. */
const dot = 6
const rowsOfDots = 7

/** Draws digits as a PNG in black on white. A machine reads it with ease: it stands for a captcha and protects nothing. */
export function drawCaptcha(digits: string): Buffer {
  const rows = Array.from({ length: rowsOfDots }, (_, row) => rowOfDots(digits, row))
  const pixels = rows.flatMap((row) => {
    const line = [...row].flatMap((each) => Array<number>(dot).fill(each === '#' ? 0 : 255))
    // Each line begins with the number of its filter: none.
    return Array.from({ length: dot }, () => Buffer.from([0, ...line]))
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE((rows[0]?.length ?? 0) * dot, 0)
  header.writeUInt32BE(rowsOfDots * dot, 4)
  // Eight bits of grey; the three bytes behind them name the usual methods.
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function rowOfDots(digits: string, row: number): string {
  const parts = [...digits].map((digit) => glyphs[Number(digit)]?.split('|')[row - 1] ?? '...')
  return `.${parts.join('.')}.`
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
