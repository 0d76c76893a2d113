import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import { parseId } from '../../http/parse-id.ts'
import { findLink, type LinkRow } from './link-store.ts'

/** The caller's own link of an id; somebody else's is `not_found` like one that nobody has. */
export async function requireLink(db: Database, caller: Account, affiUrlId: string): Promise<LinkRow> {
  const link = await findLink(db, caller.id, parseId(affiUrlId))
  if (!link) throw new Fault('not_found')
  return link
}
