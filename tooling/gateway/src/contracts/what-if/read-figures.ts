import type { PeriodFigures, Terms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { PastWindow } from './past-windows.ts'
import { readDividendPast } from './dividend-past-store.ts'
import { readPeriodFigures, readRoundFigures } from './period-figures-store.ts'

/** What the settlement of terms asks of a team in each of some windows, in their order. */
export async function readFigures(
  db: Database,
  { accountId, windows, terms }: { accountId: number; windows: readonly PastWindow[]; terms: Terms },
): Promise<PeriodFigures[]> {
  const figures = await readPeriodFigures(db, accountId, windows)
  if (terms.kind === 'dividend') {
    const { deductions, carriedIn } = await readDividendPast(db, { accountId, windows })
    return figures.map((each, at) => ({
      ...each,
      deductions: deductions[at] ?? 0,
      ...(at === 0 && { carriedIn }),
    }))
  }
  if (terms.kind !== 'realtime') return figures
  const bets = await readRoundFigures(db, accountId, windows, terms.minimumBet)
  return figures.map((each, at) => ({ ...each, bets: bets[at] ?? [] }))
}
