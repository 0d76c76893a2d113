import * as z from 'zod/mini'
import { decimal, maybe, whole } from '../reply-fields.ts'

/** The pools of a merchant, the smallest first (games 28). */
export const jackpotPools = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotPool = (typeof jackpotPools)[number]

/** The stake whose chance is told, in đồng. */
export const jackpotExampleStake = 100_000

/** How a pool fell last, with all that proves its point: the SHA-256 of `pool:cycle:point:salt` was published before. */
const jackpotHit = z.object({
  amount: decimal,
  time: whole,
  /** Masked. */
  customerName: z.string(),
  cycle: whole,
  /** In millionths of a đồng. */
  point: whole,
  salt: z.string(),
  commitment: z.string(),
})

/** A pool as everybody may see it; money in whole đồng, shares in millionths of a stake. */
export const jackpot = z.object({
  pool: z.enum(jackpotPools),
  meter: decimal,
  seed: decimal,
  /** It falls at this sum at the latest. */
  cap: decimal,
  share: whole,
  reserveShare: whole,
  /** The chance that a stake of 100,000 đồng wins it now, from 0 to 1. */
  chance: decimal,
  cycle: whole,
  /** The hash of the point at which this cycle falls. */
  commitment: z.string(),
  lastHit: maybe(jackpotHit),
  /** The operator has stopped it: no stake feeds or wins it now, and its chance is 0. */
  isStopped: maybe(z.boolean()),
})
export type Jackpot = z.infer<typeof jackpot>
