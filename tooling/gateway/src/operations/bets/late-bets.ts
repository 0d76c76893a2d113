import { listLateAtOurs } from '../../games/voids/own-games.ts'
import type { Services } from '../../services/services.ts'
import { listLateOnDraw, listStandingRounds, type StandingBet } from './void-bet-store.ts'

/** What bets are on: a draw, a match or one market of it, or the round of a shared table of ours. */
export type LateOn = {
  draw?: number | undefined
  match?: string | undefined
  market?: string | undefined
  tableRound?: string | undefined
}

/** So many bets are looked at in one go. */
const page = 500

/**
 * Bets of a merchant on something that were placed from a moment on and stand, page by page, the earliest first; `elsewhere` are those that
 * their vendor alone could give back.
 */
export async function* lateBets(
  services: Services,
  { merchantId, on, from }: { merchantId: number; on: LateOn; from: number },
): AsyncGenerator<{ bets: readonly StandingBet[]; elsewhere: number }> {
  const { db, settings } = services
  if (on.draw !== undefined) {
    for (let above = 0; ;) {
      const bets = await listLateOnDraw(db, { merchantId, drawId: on.draw, from, above }, page)
      const last = bets.at(-1)
      if (last === undefined) return
      above = last.id
      yield { bets, elsewhere: 0 }
    }
  }
  const { match, market, tableRound = '' } = on
  const of = match === undefined ? { tableRoundId: tableRound } : { matchId: match, market }
  let after: { placedAt: number; betId: string } | undefined
  for (;;) {
    const told = await listLateAtOurs(services, { of, from, after })
    after = told.at(-1)
    if (after === undefined) return
    // The debit that opened a bet has its name from it.
    const debitIds = told.map(({ betId }) => `${betId}:debit`)
    yield await listStandingRounds(db, { merchantId, vendor: settings.vendorCode, debitIds })
  }
}
