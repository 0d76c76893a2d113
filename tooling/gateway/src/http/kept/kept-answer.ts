import { createTextPacker, type Encoding, type PackedText } from '@saola/server'
import type { KeptAnswer, WholeAnswer } from '../../services/ports.ts'
import { readHeaders } from './read-headers.ts'

const pack = createTextPacker()

/** An answer that is sent again, packed once for each encoding. */
export function keptAnswer(text: string): KeptAnswer {
  const sent = new Map<Encoding, Promise<WholeAnswer>>()
  return {
    text,
    as: (encoding) => {
      const known = sent.get(encoding) ?? pack(encoding, text, { isShared: true }).then(wholeOf)
      sent.set(encoding, known)
      return known
    },
  }
}

function wholeOf({ headers, body }: PackedText): WholeAnswer {
  const bytes = Buffer.from(body)
  return {
    headers: { ...readHeaders, 'Content-Length': String(bytes.length), ...headers },
    body: bytes.toString('latin1'),
  }
}
