import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@saola/rules'
import type { Services } from '../services.ts'

/** How long an address shows the round that it was made for. */
const recallTokenMs = 10 * minuteMs

type Signing = Pick<Services, 'now' | 'settings'>

/** Opens one kept round or bet for a while, to be looked at and nothing else: it is no session, so nothing is staked with it (games 110). */
export function makeRecallToken(services: Signing, betId: string): { token: string; until: number } {
  const until = services.now() + recallTokenMs
  const said = `${betId}.${until}`
  return { token: `${said}.${sealOf(services, said)}`, until }
}

/** Which round or bet a token opens; undefined for one that was not made here, or is too old. */
export function readRecallToken(services: Signing, token: string): string | undefined {
  const [betId, until, seal, ...more] = token.split('.')
  if (betId === undefined || until === undefined || seal === undefined || more.length > 0) return undefined
  const own = Buffer.from(sealOf(services, `${betId}.${until}`))
  const offered = Buffer.from(seal)
  if (own.length !== offered.length || !timingSafeEqual(own, offered)) return undefined
  return Number(until) > services.now() ? betId : undefined
}

/** By the key that only this server has; the words before keep it from sealing anything else. */
function sealOf({ settings: { storeSecret } }: Pick<Signing, 'settings'>, said: string): string {
  return createHmac('sha256', storeSecret).update(`recall:${said}`).digest('base64url')
}
