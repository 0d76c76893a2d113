import { acceptedEncoding } from './accepted-encoding.ts'
import { packBytes, type Effort, type Packing } from './pack-bytes.ts'
import { createRecent } from './recent.ts'

/** A shorter text fits into one packet of the network, packed or not. In letters. */
export const leastPacked = 1_000

/** A text that is packed while somebody waits for it: more effort takes longer than the bytes it saves. */
const effort: Effort = { br: 4, gzip: 6 }

/** The texts whose bytes are kept: no longer than this each, and no more than so many. */
const longestKept = 100_000
const mostKept = 100

/** A text as it is sent: the headers that tell how, and the body. */
export type PackedText = { headers: Record<string, string>; body: string | Buffer<ArrayBuffer> }

/** Packs a text for who takes it packed; `isShared` where others get the same text, so that its bytes are kept. */
export type TextPacker = (
  asked: string | undefined,
  text: string,
  options?: { isShared?: boolean },
) => Promise<PackedText>

/** Makes a packer, which keeps the bytes of shared texts. */
export function createTextPacker(): TextPacker {
  const kept = createRecent<Partial<Record<Packing, Promise<Buffer<ArrayBuffer>>>>>(mostKept)
  const packShared = (text: string, packing: Packing): Promise<Buffer<ArrayBuffer>> => {
    const known = kept.get(text) ?? {}
    kept.set(text, known)
    return (known[packing] ??= packBytes(Buffer.from(text), packing, effort))
  }
  return async (asked, text, { isShared = false } = {}) => {
    if (text.length < leastPacked) return { headers: {}, body: text }
    const encoding = acceptedEncoding(asked)
    if (encoding === 'identity') return { headers: { Vary: 'Accept-Encoding' }, body: text }
    const body =
      isShared && text.length <= longestKept
        ? await packShared(text, encoding)
        : await packBytes(Buffer.from(text), encoding, effort)
    return {
      headers: {
        Vary: 'Accept-Encoding',
        'Content-Encoding': encoding,
        'Content-Length': String(body.length),
      },
      body,
    }
  }
}
