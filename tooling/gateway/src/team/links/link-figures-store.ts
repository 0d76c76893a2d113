import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'
import { transferIs } from '../../ledger/ledger.ts'

/** What came of a link (team 17). */
export type LinkFigures = { clicks: number; registered: number; firstDeposits: number; active: number }

const none: LinkFigures = { clicks: 0, registered: 0, firstDeposits: 0, active: 0 }

/** What came of each of several links; who bet since `activeSince` (ms) is active. */
export async function readFigures(
  db: Database,
  linkIds: readonly number[],
  activeSince: number,
): Promise<(linkId: number) => LinkFigures> {
  if (linkIds.length === 0) return () => none
  const { rows } = await sql<{
    id: number
    clicks: number
    registered: number
    deposited: number
    active: number
  }>`
    select link.id,
      (select count(*) from invitation_click where invitation_click.link_id = link.id) as clicks,
      count(account.id) as registered,
      count(account.id) filter (where ${hasDeposited}) as deposited,
      count(account.id) filter (where ${isActive(activeSince)}) as active
    from invitation_link link
    left join account on account.invitation_link_id = link.id
    where link.id in (${sql.join(linkIds)})
    group by link.id`.execute(db)
  const figures = new Map(rows.map((row) => [row.id, row]))
  return (linkId) => {
    const row = figures.get(linkId)
    if (!row) return none
    const { clicks, registered, deposited: firstDeposits, active } = row
    return { clicks, registered, firstDeposits, active }
  }
}

/** Somebody who registered by a link, and how far they have come. */
export type LinkRegistration = {
  id: number
  name: string
  registered_at: number
  has_deposited: boolean
  is_active: boolean
}

/** One page of those who registered by a link, newest first. */
export function listRegistrations(
  db: Database,
  linkId: number,
  { page, activeSince }: { page: Page; activeSince: number },
): Promise<Paged<LinkRegistration>> {
  const came = (upTo: number | undefined) =>
    sql`from account where account.invitation_link_id = ${linkId} and ${isUpTo(sql`account.id`, upTo)}`
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`account.id`, came(upTo)),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<LinkRegistration>`
        select account.id, account.name, account.registered_at,
          ${hasDeposited} as has_deposited, ${isActive(activeSince)} as is_active
        ${came(upTo)} order by account.id desc limit ${limit} offset ${offset}`.execute(trx)
      return rows
    },
  })
}

const hasDeposited = sql<boolean>`exists (select 1 from ledger_account
  join entry on entry.ledger_account_id = ledger_account.id
  join transfer on transfer.id = entry.transfer_id and ${transferIs('deposit')}
  where ledger_account.owner_id = account.id and ledger_account.kind = 'wallet'
    and not exists (select from bank_transfer_undo where undone_transfer_id = transfer.id))`

function isActive(since: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from bet
    where bet.account_id = account.id and bet.status <> 'cancelled' and bet.placed_at >= ${since})`
}
