import { createHash, timingSafeEqual } from 'node:crypto'
import { operatorGuesses } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { refuseWait } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'

/** Who asks for an act; on a laptop whoever has its one secret says it himself. */
export type Caller = { name: string | undefined }

/**
 * Whoever's secret was offered (system 34). Without any secret in the settings nothing is there. Wrong ones of a network are counted
 * with growing waits, which hold back the right one too; nothing is awaited before the count, so that a thousand guesses at
 * the same moment are no more than the limit.
 */
export async function requireOperator(
  { settings, limiter }: Pick<Services, 'settings' | 'limiter'>,
  network: string,
  offered: string,
): Promise<Caller> {
  const { opsSecret, operators } = settings
  if (opsSecret === '' && operators.length === 0) throw new Fault('not_found')
  const caller = findCaller([{ name: undefined, secret: opsSecret }, ...operators], offered)
  const keys = operatorGuesses.map((limit, place) => ({ limit, key: `operator:${place}:${network}` }))
  if (caller === undefined) {
    for (const { key, limit } of keys) refuseWait(await limiter.take(key, limit))
    throw new Fault('forbidden')
  }
  for (const { key } of keys) refuseWait((await limiter.look(key)).waitMs)
  return { name: caller.name }
}

/** Compares with every secret, so that the time does not tell which one was nearly right. */
function findCaller<Known extends { secret: string }>(known: readonly Known[], offered: string) {
  return known.filter(({ secret }) => secret !== '' && timingSafeEqual(digest(offered), digest(secret)))[0]
}

/** Equal lengths, so that a comparison in constant time is possible. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
