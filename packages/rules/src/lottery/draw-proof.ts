/** What a seed belongs to: the same seed says something else for another draw. */
export type DrawName = { readonly gameCode: string; readonly numero: string }

/** The way from a seed to a result. Another way gets another name, and old draws keep theirs. */
export const drawAlgorithm = 'saola-draw-1'

/** What is hashed by SHA-256 to commit to a seed (lottery 9); each part stands behind its length, so that none runs into the next. */
export function commitmentMessage({ gameCode, numero }: DrawName, seed: Uint8Array): Uint8Array {
  return joined([textBytes(drawAlgorithm), textBytes(gameCode), textBytes(numero), seed])
}

/** What is signed with the seed by HMAC-SHA256 for one block of the result's bytes; blocks count from 0, up to 127. */
export function blockMessage({ gameCode, numero }: DrawName, block: number): Uint8Array {
  return joined([textBytes(gameCode), textBytes(numero), Uint8Array.of(block)])
}

function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Each part behind its length in four bytes, the highest first. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const message = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, 0))
  const view = new DataView(message.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    message.set(part, at + 4)
    at += 4 + part.length
  }
  return message
}
