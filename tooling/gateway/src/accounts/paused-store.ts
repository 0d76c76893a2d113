import { sql, type RawBuilder } from 'kysely'

/** Whether the `account` of a statement is on a break or excluded. */
export function isPaused(now: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from protection_pause pause where pause.account_id = account.id
    and pause.starts_at <= ${now} and (pause.ends_at is null or pause.ends_at > ${now}))`
}
