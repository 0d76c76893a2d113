import { limboResult } from '@saola/game-engines'

/** The SHA-256 of a text in hex: the commitment to a server seed. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(serverSeed)))
}

/** The result of a round in hundredths, from its seeds alone. */
export async function resultOf(round: {
  serverSeed: string
  clientSeed: string
  nonce: number
}): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(round.serverSeed), algorithm, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, bytes(`${round.clientSeed}:${round.nonce}`))
  return limboResult(new DataView(digest).getUint32(0))
}

function bytes(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words)
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
