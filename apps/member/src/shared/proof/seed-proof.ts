import { blockMessage, commitmentMessage, type DrawName } from '@saola/rules'

/** What one HMAC-SHA256 gives. */
const blockBytes = 32

/** The commitment that belongs to a seed in hex, computed here in the browser. */
export async function commitmentOf(name: DrawName, seed: string): Promise<string> {
  const message = bufferOf(commitmentMessage(name, bytesOfHex(seed)))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', message)))
}

/** The bytes that a seed in hex gives under a name, at least so many of them. */
export async function bytesOfSeed(name: DrawName, seed: string, least: number): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOfHex(seed), algorithm, false, ['sign'])
  const blocks = Array.from({ length: Math.ceil(least / blockBytes) }, (_, block) =>
    crypto.subtle.sign('HMAC', key, bufferOf(blockMessage(name, block))),
  )
  return Uint8Array.from((await Promise.all(blocks)).flatMap((block) => [...new Uint8Array(block)]))
}

/** The SHA-256 of a text in hex, computed here in the browser. */
export async function sha256Of(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** Bytes as hex. */
export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** The browser's functions take no bytes of shared memory, which the type of a plain array does not rule out. */
function bufferOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes)
}
