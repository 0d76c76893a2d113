import { createHash, createHmac } from 'node:crypto'
import {
  blockMessage,
  commitmentMessage,
  drawBytes,
  drawnName,
  fillPrizes,
  wholesFromBytes,
  type DrawName,
} from '@saola/rules'
import type { LotteryKind } from '@saola/protocol'
import { openText, sealText } from '@saola/server'
import type { Services } from '../../services/services.ts'

/** The seed of a draw in hex, and the hash that commits to it from the moment the draw is on the schedule (lottery 9). */
export type DrawSeed = { seed: string; commitment: string }

const seedBytes = 32
/** What one HMAC-SHA256 gives. */
const blockBytes = 32

/** Draws the seed of a draw. */
export function newDrawSeed({ randomBytes }: Pick<Services, 'randomBytes'>, name: DrawName): DrawSeed {
  const seed = randomBytes(seedBytes)
  const commitment = createHash('sha256').update(commitmentMessage(name, seed)).digest('hex')
  return { seed: seed.toString('hex'), commitment }
}

/** The prizes that a seed stands for with the bets that joined it, the special one first (lottery 37, 78). */
export function prizesOf(
  kind: LotteryKind,
  name: DrawName,
  { seed, betsHash }: { seed: string; betsHash?: string },
): string[][] {
  return fillPrizes(kind, wholesFromBytes(resultBytes(drawnName(name, betsHash), Buffer.from(seed, 'hex'))))
}

function* resultBytes(name: DrawName, seed: Uint8Array): Generator<number> {
  for (let block = 0; block * blockBytes < drawBytes; block += 1) {
    yield* createHmac('sha256', seed).update(blockMessage(name, block)).digest()
  }
}

/** A seed as the database keeps it until the result is out. */
export function sealSeed(
  services: Pick<Services, 'settings' | 'randomBytes'>,
  name: DrawName,
  seed: string,
): string {
  return sealText(services, seed, aboutOf(name))
}

/** The seed of a draw whose time has come. */
export function openSeed(services: Pick<Services, 'settings'>, name: DrawName, sealed: string): string {
  return openText(services, sealed, aboutOf(name))
}

function aboutOf({ gameCode, numero }: DrawName): string {
  return `lottery:${gameCode}:${numero}`
}
