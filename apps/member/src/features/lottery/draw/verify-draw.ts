import type { LotteryDraw } from '@saola/protocol'
import { blockMessage, commitmentMessage, drawBytes, fillPrizes, wholesFromBytes } from '@saola/rules'

/** Whether a published seed is the one that was committed to, and whether it makes the published result (lottery 9). */
export type Proof = { commitment: boolean; prizes: boolean }

/** What one HMAC-SHA256 gives. */
const blockBytes = 32

/** Computes commitment and result of a draw again from its seed, here in the browser; undefined where no seed is told. */
export async function verifyDraw(draw: LotteryDraw): Promise<Proof | undefined> {
  if (draw.seed === undefined || draw.commitment === undefined) return undefined
  const seed = bytesOfHex(draw.seed)
  const hash = await crypto.subtle.digest('SHA-256', bufferOf(commitmentMessage(draw, seed)))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks = Array.from({ length: Math.ceil(drawBytes / blockBytes) }, (_, block) =>
    crypto.subtle.sign('HMAC', key, bufferOf(blockMessage(draw, block))),
  )
  const bytes = (await Promise.all(blocks)).flatMap((block) => [...new Uint8Array(block)])
  const prizes = fillPrizes(draw.kind, wholesFromBytes(bytes))
  return {
    commitment: hexOf(new Uint8Array(hash)) === draw.commitment,
    prizes: JSON.stringify(prizes) === JSON.stringify(draw.prizes),
  }
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The browser's functions take no bytes of shared memory, which the type of a plain array does not rule out. */
function bufferOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes)
}
