import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The encodings that make a body smaller. */
export type Packing = 'br' | 'gzip'

/** How hard is tried: for what is sent often, and for what is sent once. Brotli goes to 11, gzip to 9. */
export type Effort = { br: number; gzip: number }

/** Packs text on another thread. */
export function packBytes(bytes: Buffer, packing: Packing, effort: Effort): Promise<Buffer<ArrayBuffer>> {
  if (packing === 'gzip') return gzipped(bytes, { level: effort.gzip })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
