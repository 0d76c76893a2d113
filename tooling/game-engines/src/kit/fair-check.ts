import { createDraws, type Draws } from '../draws.ts'
import type { Engine, Played } from '../engine.ts'
import { language } from './page-data.ts'

/** What decides a round, and what its player did. */
export type RoundRecord = {
  serverSeed: string
  clientSeed: string
  nonce: number
  model: unknown
  stake: number
  choice: unknown
  moves: readonly unknown[]
}

type Seeds = Pick<RoundRecord, 'serverSeed' | 'clientSeed' | 'nonce'>

const blockAtFirst = 64

/** The SHA-256 of a text in hex: the commitment to a server seed. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))))
}

/** Where a round is verified on a page of its own. */
export function verifyAddress(roundId?: string): string {
  const query = new URLSearchParams({ language, ...(roundId === undefined ? {} : { round: roundId }) })
  return `/verify?${query.toString()}`
}

/** Plays a round again from its seeds alone; undefined when its last move may not be made. */
export function replay(engine: Engine, record: RoundRecord): Promise<Played | undefined> {
  const { model, stake, choice, moves, nonce } = record
  return drawAgain(record, (draws) => engine.play({ model, draws, number: nonce, stake, choice, moves }))
}

/** Draws again from seeds what `draw` makes of their numbers. */
export async function drawAgain<Drawn>(record: Seeds, draw: (draws: Draws) => Drawn): Promise<Drawn> {
  for (let count = blockAtFirst; ; count *= 4) {
    const blocks = await blocksOf(record, count)
    try {
      const draws = createDraws((index) => {
        const block = blocks[index]
        if (!block) throw new OutOfBlocks()
        return block
      })
      return draw(draws)
    } catch (error) {
      // The browser makes the bytes ahead, and a long round needs more of them.
      if (!(error instanceof OutOfBlocks)) throw error
    }
  }
}

/** The first bytes that decide a round, in hex: block 0 of its HMAC. */
export async function firstBlockOf(record: RoundRecord): Promise<string> {
  const [block] = await blocksOf(record, 1)
  return hexOf(block ?? new Uint8Array())
}

class OutOfBlocks extends Error {}

async function blocksOf(record: Seeds, count: number): Promise<Uint8Array[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(record.serverSeed), algorithm, false, ['sign'])
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const words = `${record.clientSeed}:${record.nonce}:${index}`
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(words)))
    }),
  )
}

function bytesOf(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words)
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
