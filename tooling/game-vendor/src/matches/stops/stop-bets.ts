import type { Services } from '../../services.ts'
import {
  endStop,
  findStandingStop,
  insertStop,
  listHeldIds,
  lockMatches,
  type Stop,
  type StopScope,
} from './stop-store.ts'

/** What staff want of bets on something, who does and why. */
export type StopOrder = {
  readonly do: 'suspend' | 'close' | 'resume'
  readonly scope: StopScope
  readonly person: string
  readonly reason: string
}

/** A stop after an order, and whether the order changed something; `missing` where there is nothing to do it to. */
export type StopOutcome = { stop: Stop; isNew: boolean } | 'missing' | 'final'

/**
 * Suspends bets on everything, a league, a match or a market, resumes them, or closes those of a match for good (games 123).
 * Bets on the matches wait meanwhile, so that none is taken after it that did not see it. The same order again changes nothing.
 */
export function stopBets(
  services: Pick<Services, 'db' | 'now' | 'randomBytes'>,
  order: StopOrder,
): Promise<StopOutcome> {
  return services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx }
    const { scope, person, reason } = order
    const held = await listHeldIds(inside, scope)
    const isNamed = scope.matchId !== undefined || scope.league !== undefined
    if (isNamed && held.length === 0 && order.do !== 'resume') return 'missing'
    await lockMatches(inside, held)
    const standing = await findStandingStop(inside, scope)
    const at = services.now()
    if (order.do === 'resume') {
      if (!standing) return 'missing'
      return standing.is_final
        ? 'final'
        : { stop: await endStop(inside, standing, { at, person, reason }), isNew: true }
    }
    const isFinal = order.do === 'close'
    if (standing && (standing.is_final || !isFinal)) return { stop: standing, isNew: false }
    // What was suspended is closed from now on.
    if (standing) await endStop(inside, standing, { at, person, reason })
    return { stop: await insertStop(inside, scope, { isFinal, at, person, reason }), isNew: true }
  })
}
