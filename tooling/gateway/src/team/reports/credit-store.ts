import type { CreditFigures } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { moneyMeasures } from './measure-store.ts'
import { membersOf, type Whose } from './member-store.ts'
import type { ReportPeriod } from './report-period.ts'

export type CreditRow = CreditFigures & { key: number; name: string; type: number; team_size: number }

/** What accounts held before the first day and after the last, and what moved it; accounts without any are left out. */
export async function readCredit(
  db: Database,
  question: { whose: Whose; period: ReportPeriod; limit: number; offset: number },
): Promise<{ rows: CreditRow[]; sum: CreditFigures; total: number }> {
  const { rows } = await sql<CreditRow & { total: number; part: 'sum' | 'row' }>`
    ${creditOf(question)}
    select 'sum' as part, null::bigint as key, null as name, null::smallint as type, null::bigint as team_size,
      count(*) as total, ${sums} from credit
    union all
    (
      select 'row', account.id, account.name, account.type,
        (select count(*) - 1 from descent where ancestor_id = account.id), null, ${names}
      from credit join account on account.id = credit.id
      order by account.name collate "C" limit ${question.limit} offset ${question.offset}
    )
    order by 1 desc, 3`.execute(db)
  const sum = rows.find(({ part }) => part === 'sum')
  return { rows: rows.filter(({ part }) => part === 'row'), sum: sum ?? none, total: sum?.total ?? 0 }
}

/** The same of some accounts alone, without their sum; by name, as the report has them. */
export async function readCreditOf(
  db: Database,
  question: { whose: Whose; period: ReportPeriod },
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    ${creditOf(question)}
    select account.id as key, account.name, account.type, null::bigint as team_size, ${names}
    from credit join account on account.id = credit.id order by account.name collate "C"`.execute(db)
  return rows
}

const figures = ['opening', 'deposit', 'withdraw', 'transferIn', 'transferOut', 'play', 'closing'] as const
const none = Object.fromEntries(figures.map((name) => [name, 0])) as CreditFigures
const names = sql.join(figures.map((name) => sql.ref(name)))
const sums = sql.join(
  figures.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
)

const moved = ['deposit', 'withdraw', 'transferIn', 'transferOut'] as const

function creditOf({ whose, period }: { whose: Whose; period: ReportPeriod }): RawBuilder<unknown> {
  const moves = sql.join(
    moved.map((name) => sql`coalesce(sum(${moneyMeasures[name]}), 0)::bigint as ${sql.ref(name)}`),
  )
  const inPeriod = sql`money.account_id = member.id
    and money.created_at between ${period.startTime} and ${period.endTime}`
  const movedTogether = sql`select member.id, ${moves}
    from member join money_entry as money on ${inPeriod} group by member.id`
  // For some accounts alone nobody goes through what all others moved.
  const movedEach = sql`select member.id, own.* from member
    cross join lateral (select ${moves} from money_entry as money where ${inPeriod}) as own`
  return sql`
    with member as materialized (${membersOf(whose)}),
    held as (
      select member.id, coalesce(sum(before.balance_after), 0)::bigint as opening,
        coalesce(sum(after.balance_after), 0)::bigint as closing
      from member
      join ledger_account on ledger_account.owner_id = member.id and ledger_account.currency = 'VND'
      left join lateral (${lastBefore(period.startTime)}) as before on true
      left join lateral (${lastBefore(period.endTime + 1)}) as after on true
      group by member.id
    ),
    moved as (
      ${whose.heads === undefined ? movedTogether : movedEach}
    ),
    told as (
      select held.id, opening, closing, ${sql.join(
        moved.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`),
      )}
      from held left join moved on moved.id = held.id
    ),
    credit as materialized (
      select told.*, closing - opening - deposit + withdraw - "transferIn" + "transferOut" as play
      from told
      where opening <> 0 or closing <> 0 or deposit <> 0 or withdraw <> 0 or "transferIn" <> 0 or "transferOut" <> 0
    )`
}

/** The balance that the last entry before a moment left. */
function lastBefore(time: number): RawBuilder<unknown> {
  return sql`select entry.balance_after from entry
    where entry.ledger_account_id = ledger_account.id and entry.created_at < ${time}
    order by entry.created_at desc, entry.id desc limit 1`
}
