import type { Span } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStandings } from '../settlement/adjustment-store.ts'
import { readSalaryCosts } from '../settlement/settlement-store.ts'
import { getParty } from '../steps/party-store.ts'

/** What a dividend takes off: the salaries of each window, and the loss that was carried into the first. In đồng. */
type DividendPast = { deductions: number[]; carriedIn: number }

/** What the bills of an account's dividends take off in some windows, in their order; nothing at the top of a line. */
export async function readDividendPast(
  db: Database,
  { accountId: downlineId, windows }: { accountId: number; windows: readonly Span[] },
): Promise<DividendPast> {
  const { uplineId } = await getParty(db, downlineId)
  const [first] = windows
  if (uplineId === null || first === undefined) return { deductions: [], carriedIn: 0 }
  const deductions = await readSalaryCosts(
    db,
    windows.map(({ from, to }) => ({ uplineId, downlineId, from, to })),
  )
  return { deductions, carriedIn: await readCarried(db, { uplineId, downlineId, before: first.from }) }
}

/** What the last dividend that ended before a moment left to make good, its corrections included; zero or less. */
async function readCarried(
  db: Database,
  { uplineId, downlineId, before }: { uplineId: number; downlineId: number; before: number },
): Promise<number> {
  const { rows } = await sql<{ id: number; carriedOut: number }>`
    select id, carried_out as "carriedOut" from bill
    where upline_id = ${uplineId} and downline_id = ${downlineId} and kind = 'dividend' and closes_at <= ${before}
    order by closes_at desc, id desc limit 1`.execute(db)
  const [last] = rows
  if (last === undefined) return 0
  return (await readStandings(db, [last.id])).get(last.id)?.carriedOut ?? last.carriedOut
}
