import { findAnyBet as findMatchBet, type MatchBet } from '../matches/bet-store.ts'
import { findRoundToVerify } from '../rounds/round-store.ts'
import type { Services } from '../services.ts'
import { findAnyBet as findTableBet, type TableBet } from '../tables/table-bet-store.ts'
import { getTableRound, type TableRound } from '../tables/table-round-store.ts'

/** A round with the commitment that its player uses now. */
type KnownRound = NonNullable<Awaited<ReturnType<typeof findRoundToVerify>>>

/** What a number of the betting record stands for: a round of one's own, chips at a table, or a bet on matches. */
export type Kept =
  | { kind: 'round'; round: KnownRound; title: TitleOfBet }
  | { kind: 'table'; bet: TableBet; round: TableRound; title: TitleOfBet }
  | { kind: 'match'; bet: MatchBet; title: TitleOfBet }

/** Which title it was played at. */
type TitleOfBet = { gameCode: string; family: string }

/** The round or bet of a number, whoever's it is; play money is kept for nobody. */
export async function findKept(services: Services, betId: string): Promise<Kept | undefined> {
  const round = await findRoundToVerify(services, betId)
  if (round) return round.wallet === 'demo' ? undefined : { kind: 'round', round, title: titleOf(round) }
  const chips = await findTableBet(services.db, betId)
  if (chips) {
    if (chips.wallet === 'demo') return undefined
    const drawn = await getTableRound(services.db, chips.round_id)
    return { kind: 'table', bet: chips, round: drawn, title: titleOf(drawn) }
  }
  const bet = await findMatchBet(services, betId)
  return bet && bet.wallet !== 'demo' ? { kind: 'match', bet, title: titleOf(bet) } : undefined
}

function titleOf({ game_code: gameCode, family }: { game_code: string; family: string }): TitleOfBet {
  return { gameCode, family }
}
