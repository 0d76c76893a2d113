import type { PeriodFigures, Terms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { PastWindow } from './past-windows.ts'
import { getParty } from '../steps/party-store.ts'
import { readCarried } from './dividend-past-store.ts'
import { readPeriodFigures, readRoundFigures } from '../settlement/period-figures-store.ts'

/** What the settlement of terms asks of a team in each of some windows, in their order. */
export async function readFigures(
  db: Database,
  { accountId, windows, terms }: { accountId: number; windows: readonly PastWindow[]; terms: Terms },
): Promise<PeriodFigures[]> {
  const paidBy = terms.kind === 'dividend' ? (await getParty(db, accountId)).uplineId : null
  const teams = windows.map(({ from, to }) => ({
    accountId,
    from,
    to,
    ...(paidBy !== null && { paidBy }),
  }))
  const figures = await readPeriodFigures(db, teams)
  const [first] = teams
  if (paidBy !== null && first) {
    const carriedIn = await readCarried(db, { uplineId: paidBy, downlineId: accountId, before: first.from })
    return figures.map((each, at) => (at === 0 ? { ...each, carriedIn } : each))
  }
  if (terms.kind === 'dividend') return figures.map((each) => ({ ...each, deductions: 0 }))
  if (terms.kind !== 'realtime') return figures
  const { minimumBet } = terms
  const bets = await readRoundFigures(
    db,
    teams.map((team) => ({ ...team, minimumBet })),
  )
  return figures.map((each, at) => ({ ...each, bets: bets[at] ?? [] }))
}
