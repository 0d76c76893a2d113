import type { Database } from '../db/database.ts'
import { countAnew, createMendings } from './mend-store.ts'
import { checks } from './reconcile-check-store.ts'
import { findWrong } from './reconcile.ts'

/** What was counted anew, check by check, in lines. */
export type Mended = { lines: string[] }

/**
 * Counts anew what is derived from bets and disagrees with them, the days of accounts and teams and the turnover of bonuses,
 * and writes down each row that it changes (wallet 59). Money is never moved: what disagrees in the ledger is named by
 * `reconcile` and decided by people. All of it is one look, in one transaction; a neighbour that changes the same row lets it
 * fail, and it is done again.
 */
export function mend(db: Database, now: number): Promise<Mended> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const lines: string[] = []
      for (const check of checks) {
        if (!check.mend) continue
        const wrong = await findWrong(trx, check)
        if (wrong.length === 0) continue
        await countAnew(trx, check.mend)
        await createMendings(
          trx,
          wrong.map(({ what }) => ({ check: check.name, what, now })),
        )
        lines.push(`mended ${check.name}: ${wrong.length}`)
      }
      return { lines: lines.length === 0 ? ['Nothing that is counted disagrees.'] : lines }
    })
}
