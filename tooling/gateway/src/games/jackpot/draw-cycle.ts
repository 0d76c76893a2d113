import { createHash } from 'node:crypto'
import { drawJackpotPoint, type JackpotTerms } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { sealCycle, type CycleName } from './cycle-secret.ts'
import type { PoolRow } from './pool-store.ts'

/** What decides a cycle, sealed, and the hash that commits to it from its first moment (games 29). */
export type Cycle = Pick<PoolRow, 'cycle' | 'secret' | 'commitment' | 'started_at'>

/** Draws where a cycle falls by its terms; `start` is its meter at the start, in micro-đồng. */
export function drawCycle(services: Services, name: CycleName, start: number, terms: JackpotTerms): Cycle {
  const { randomBytes, now } = services
  const { pool, cycle } = name
  const point = drawJackpotPoint(start, terms, (bound) => drawBelow(randomBytes, bound))
  const salt = randomBytes(32).toString('hex')
  return {
    cycle,
    secret: sealCycle(services, name, { point, salt }),
    commitment: commitmentOf({ pool, cycle, point, salt }),
    started_at: now(),
  }
}

/** The hash that is published: SHA-256 of `pool:cycle:point:salt`, the point in micro-đồng. */
export function commitmentOf(secret: { pool: string; cycle: number; point: number; salt: string }): string {
  const text = [secret.pool, secret.cycle, secret.point, secret.salt].join(':')
  return createHash('sha256').update(text).digest('hex')
}

/** A whole number below a bound, each with the same chance: eight bytes, drawn again where the last stretch is not full. */
function drawBelow(randomBytes: (length: number) => Buffer, bound: number): number {
  const range = 2n ** 64n
  const full = range - (range % BigInt(bound))
  for (;;) {
    const drawn = randomBytes(8).readBigUInt64BE()
    if (drawn < full) return Number(drawn % BigInt(bound))
  }
}
