import { matchBounds, type MatchBounds } from '@saola/rules'
import type { MerchantSettings } from '../../db/merchant-settings.ts'

/** Whether titles of a family take bets on matches. */
export function hasMatches(family: string): boolean {
  return family === 'SPORTS' || family === 'ESPORTS'
}

/** What bets on a match and on a market of it may cost a merchant (games 124), and which merchant that is. */
export function boundsOf({
  merchant,
  settings,
}: {
  merchant: string
  settings: Pick<MerchantSettings, 'matches'>
}): MatchBounds & { merchant: string } {
  const { mostPerMatch = matchBounds.match, mostPerMarket = matchBounds.market } = settings.matches ?? {}
  return { merchant, match: mostPerMatch, market: mostPerMarket }
}
