import { soughtName } from '@saola/rules'
import { sql, type RawBuilder } from 'kysely'

/** The name of a column as others than its owner see it: `shownName` of the rules, for a statement. */
export function asShown(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when ${name} ~ '^\\+?[0-9]{8,15}$' then left(${name}, 3) || '****' || right(${name}, 3)
    when strpos(${name}, '@') > 1 then left(${name}, 1) || '***' || substr(${name}, strpos(${name}, '@'))
    else ${name} end`
}

/**
 * The condition that a name holds what somebody typed, lower case without accents; everybody for nothing. Names are looked for as they
 * are shown, so that a search tells nothing of what is hidden (team 42).
 */
export function namesLike(name: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  if (words === '') return sql<boolean>`true`
  return sql<boolean>`${asShown(name)} like ${`%${soughtName(words).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** The condition that a name is the one that somebody typed, by the same. */
export function namesAre(name: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${asShown(name)} = ${soughtName(typed)}`
}
