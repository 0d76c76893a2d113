import { openSeed } from '@saola/game-vendor'
import type { GameFact, LookFact, ToldSlip, ToldChips } from '../facts.ts'
import { judgeGames, type Brought } from './judge-games.ts'
import { judgeMatches } from './judge-matches.ts'
import { judgeTables, type Row } from './judge-shared.ts'

/** What the pages of the in-house vendor were told. */
export type ToldByVendor = {
  games: readonly GameFact[]
  tables: readonly ToldChips[]
  matches: readonly ToldSlip[]
  looks: readonly LookFact[]
}

/** Reads rows of the vendor's tables, or of the gateway's. */
export type Read = { vendor: (text: string) => Promise<Row[]>; gateway: (text: string) => Promise<Row[]> }

/** All that the in-house vendor runs next to the gateway's bets: rounds of a member's own, tables, and matches. */
export async function judgeVendor(
  read: Read,
  told: ToldByVendor,
  storeSecret: string,
): Promise<{ wrong: string[]; brought: Brought[] }> {
  const bets = await read.gateway(`select * from bet where debit_id like '%:debit'`)
  const byRound = new Map(bets.map((row) => [String(row['round_id']), row]))
  const seeded = async (table: string): Promise<Row[]> => {
    const rows = await read.vendor(`select * from vendor.${table}`)
    return rows.map((row) => withOpenSeed(row, storeSecret))
  }
  const tableBets = await read.vendor('select * from vendor.table_bet')
  const matchBets = await read.vendor('select * from vendor.match_bet')
  const shared = new Set([...tableBets, ...matchBets].map((row) => String(row['bet_id'])))
  const judged = [
    judgeGames({
      rounds: await seeded('round'),
      bets: bets.filter((row) => !shared.has(String(row['round_id']))),
      jackpotWins: await read.gateway('select * from jackpot_win'),
      told: told.games,
    }),
    judgeTables(
      {
        rounds: await seeded('table_round'),
        bets: tableBets,
        told: told.tables,
        looks: told.looks,
      },
      byRound,
    ),
    judgeMatches(
      {
        matches: await seeded('match'),
        bets: matchBets,
        legs: await read.vendor('select * from vendor.match_leg'),
        told: told.matches,
        looks: told.looks,
      },
      byRound,
    ),
  ]
  return { wrong: judged.flatMap(({ wrong }) => wrong), brought: judged.flatMap(({ brought }) => brought) }
}

/** A row as its draw needs it: its server seed lies sealed. */
function withOpenSeed(row: Row, storeSecret: string): Row {
  const { server_seed: kept, server_seed_hash: commitment } = row
  if (kept === null) return row
  const seed = openSeed({ settings: { storeSecret } }, String(kept), String(commitment))
  return { ...row, server_seed: seed }
}
