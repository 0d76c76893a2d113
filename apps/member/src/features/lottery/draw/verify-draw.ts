import type { LotteryDraw } from '@saola/protocol'
import { drawBytes, drawnName, fillPrizes, wholesFromBytes } from '@saola/rules'
import { bytesOfSeed, commitmentOf } from '#shared/proof/seed-proof.ts'

/** Whether a published seed is the one that was committed to, and whether it makes the published result (lottery 9). */
export type Proof = { commitment: boolean; prizes: boolean }

/** Computes commitment and result of a draw again from its seed, here in the browser; undefined where no seed is told. */
export async function verifyDraw(draw: LotteryDraw): Promise<Proof | undefined> {
  const { seed, commitment } = draw
  if (seed === undefined || commitment === undefined) return undefined
  const prizes = fillPrizes(
    draw.kind,
    wholesFromBytes(await bytesOfSeed(drawnName(draw, draw.betsHash), seed, drawBytes)),
  )
  return {
    commitment: (await commitmentOf(draw, seed)) === commitment,
    prizes: JSON.stringify(prizes) === JSON.stringify(draw.prizes),
  }
}
