/**
 * A picture without what a camera writes beside it: place, device, time, thumbnails. Undefined when the file's own
 * structure is broken, which no camera or editor produces.
 */
export function stripMetadata(image: Buffer, kind: 'png' | 'jpg'): Buffer | undefined {
  try {
    return kind === 'png' ? stripPng(image) : stripJpeg(image)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Chunks that a picture needs to be drawn as it was (PNG 3rd edition, section 11). */
const drawnChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
])

function stripPng(image: Buffer): Buffer | undefined {
  const kept = [image.subarray(0, 8)]
  let at = 8
  for (;;) {
    const length = image.readUInt32BE(at)
    const name = image.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > image.length || (at === 8 && name !== 'IHDR')) return undefined
    if (drawnChunks.has(name)) kept.push(image.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

/** Application segments 1 to 13 and 15, and comments; 0 is JFIF's own, 14 tells the colours. */
function isBeside(marker: number): boolean {
  return (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe
}

const startOfScan = 0xda

function stripJpeg(image: Buffer): Buffer | undefined {
  const kept = [image.subarray(0, 2)]
  let at = 2
  for (;;) {
    if (image.readUInt8(at) !== 0xff) return undefined
    const marker = image.readUInt8(at + 1)
    if (marker === startOfScan) return Buffer.concat([...kept, image.subarray(at)])
    const end = at + 2 + image.readUInt16BE(at + 2)
    if (end > image.length || end < at + 4) return undefined
    if (!isBeside(marker)) kept.push(image.subarray(at, end))
    at = end
  }
}
