import type { ContractKind, SettledBet } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { readLatestDividends } from '../bills/bill-store.ts'
import { readStandings } from './adjustment-store.ts'
import type { BillFigures } from '../../db/bill-figures.ts'
import type { Covered } from './cover.ts'
import { lossBorneBy } from './compute-bill.ts'
import { partiesOf } from './parties.ts'
import { readSalaryCosts } from './settlement-store.ts'
import { readTeamBets, readTeamFigures } from './team-figures-store.ts'

/** What the formula of a contract asks of a team and of what was before. */
export type Team = {
  figures?: BillFigures | undefined
  bets?: readonly (readonly SettledBet[])[] | undefined
  deductions: number
  carriedIn: number
}

/** What each of some contracts is settled over, in their order: one look at the bets for all that cover the same time. */
export async function readTeams(
  db: Database,
  kind: ContractKind,
  covered: readonly Covered[],
): Promise<Team[]> {
  const before = kind === 'dividend' ? await readBefore(db, covered) : []
  const teams = covered.map((_, at): Team => before[at] ?? { deductions: 0, carriedIn: 0 })
  const places = Map.groupBy(covered.keys(), (at) => `${covered[at]?.from}-${covered[at]?.to}`)
  for (const group of places.values()) {
    const [first] = group
    const span = first === undefined ? undefined : covered[first]
    if (!span) continue
    const accounts = group.flatMap((at) => covered[at]?.contract.downlineId ?? [])
    const read = await readFor(db, kind, { accounts, from: span.from, to: span.to })
    for (const at of group) {
      const account = covered[at]?.contract.downlineId ?? 0
      teams[at] = { deductions: 0, carriedIn: 0, ...teams[at], ...read(account) }
    }
  }
  return teams
}

async function readFor(
  db: Database,
  kind: ContractKind,
  { accounts, from, to }: { accounts: readonly number[]; from: number; to: number },
): Promise<(account: number) => Pick<Team, 'figures' | 'bets'>> {
  if (kind === 'realtime') {
    const bets = await readTeamBets(db, accounts, { from, to })
    return (account) => ({ bets: bets.get(account) })
  }
  const figures = await readTeamFigures(db, accounts, { from, to })
  return (account) => ({ figures: figures.get(account) })
}

/** What dividends bring along: salaries that were paid in their time, and the loss of the period before. */
async function readBefore(db: Database, covered: readonly Covered[]): Promise<Team[]> {
  const costs = await readSalaryCosts(
    db,
    covered.map(({ contract: { uplineId, downlineId }, from, to }) => ({ uplineId, downlineId, from, to })),
  )
  const latest = await readLatestDividends(
    db,
    covered.map(({ contract }) => contract),
  )
  const standings = await readStandings(
    db,
    [...latest.values()].map(({ id }) => id),
  )
  return covered.map(({ contract }, at) => {
    const last = latest.get(partiesOf(contract))
    const carriedIn = last ? (standings.get(last.id)?.carriedOut ?? last.carriedOut) : 0
    return { deductions: costs[at] ?? 0, carriedIn: lossBorneBy(contract, carriedIn) }
  })
}
