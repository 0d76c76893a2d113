import { foldText } from '@saola/validation'
import { sql, type RawBuilder } from 'kysely'
import { namesLike } from '../../accounts/names/names-like-store.ts'
import type { Database } from '../../db/database.ts'
import { isUpTo } from '../../http/page-store.ts'

/** Whose figures a report adds up, and under which account it tells them. */
export type Whose = {
  /** The account that the report looks down from. */
  branchId: number
  /** `team`: each direct downline with everybody below it; `own`: everybody below, alone; `self`: the account itself. */
  each: 'team' | 'own' | 'self'
  userType?: 'all' | 'agent' | 'player' | undefined
  /** Part of a name, as somebody typed it. */
  customerName?: string | undefined
  /** The last account that a row is about, where some came after the first page was read (wire 33). */
  upTo?: number | undefined
  /** Rows of these accounts alone. */
  heads?: readonly number[] | undefined
}

const roles = {
  all: sql`true`,
  agent: sql`account.type in (1, 2, 41, 42)`,
  player: sql`account.type in (0, 4)`,
} as const

/** Whether nobody below is left out. */
export function isEverybody({ userType = 'all', customerName = '', upTo }: Whose): boolean {
  return upTo === undefined && userType === 'all' && foldText(customerName).trim() === ''
}

/** The rows `id` and `head`: an account, and the one that its figures are told under. Everybody comes once. */
export function membersOf({
  branchId,
  each,
  userType = 'all',
  customerName = '',
  upTo,
  heads,
}: Whose): RawBuilder<unknown> {
  if (each === 'self') return sql`select ${branchId}::bigint as id, ${branchId}::bigint as head`
  const named = sql`${namesLike(sql`account.name`, foldText(customerName).trim())} and ${isUpTo(sql`account.id`, upTo)}
    and ${heads === undefined ? sql`true` : sql`account.id = any(${heads}::bigint[])`}`
  if (each === 'own') {
    return sql`select account.id, account.id as head
      from descent join account on account.id = descent.descendant_id
      where descent.ancestor_id = ${branchId} and descent.depth > 0 and ${roles[userType]} and ${named}`
  }
  return sql`select below.descendant_id as id, account.id as head
    from descent join account on account.id = descent.descendant_id
    join descent below on below.ancestor_id = account.id
    where descent.ancestor_id = ${branchId} and descent.depth = 1 and ${roles[userType]} and ${named}`
}

/** The accounts of a report by their names: numbers alone, so that a file may hold them all. */
export async function listMembers(db: Database, whose: Whose): Promise<Float64Array> {
  const { rows } = await sql<{ ids: string[] }>`
    with member as (${membersOf(whose)})
    select coalesce(array_agg(account.id order by account.name collate "C"), '{}') as ids
    from member join account on account.id = member.id`.execute(db)
  return Float64Array.from(rows[0]?.ids ?? [], Number)
}
