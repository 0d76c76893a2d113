import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

export type LinkRow = Selectable<Schema['invitation_link']>

/** What a link is made with; `rebateRate` in thousandths of a percent. */
export type NewLink = {
  merchantId: number
  agentId: number
  code: string
  name: string
  type: number
  rebateRate: number
  quota: number | null
  expiresAt: number | null
  now: number
}

/** Makes a link; undefined when its code is another link's or an agent's own. */
export async function insertLink(trx: Database, link: NewLink): Promise<LinkRow | undefined> {
  const { merchantId, code } = link
  const taken = await trx
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('invitation_code', '=', code)
    .executeTakeFirst()
  if (taken) return undefined
  return trx
    .insertInto('invitation_link')
    .values({
      merchant_id: merchantId,
      agent_id: link.agentId,
      code,
      name: link.name,
      type: link.type,
      rebate_rate: link.rebateRate,
      quota: link.quota,
      created_at: link.now,
      expires_at: link.expiresAt,
      paused_at: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** One page of an agent's links, newest first. */
export function listLinks(db: Database, agentId: number, page: Page): Promise<Paged<LinkRow>> {
  const links = (trx: Database, upTo: number | undefined) =>
    linksOf(trx, agentId).where(isUpTo(sql`id`, upTo))
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) =>
      links(trx, upTo)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('id').as('newest')])
        .executeTakeFirstOrThrow(),
    rows: (trx, { upTo, limit, offset }) =>
      links(trx, upTo).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  })
}

/** How many links an agent has. */
export async function countLinks(db: Database, agentId: number): Promise<number> {
  const { total } = await linksOf(db, agentId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A link of an agent's own. */
export function findLink(db: Database, agentId: number, linkId: number): Promise<LinkRow | undefined> {
  return linksOf(db, agentId).selectAll().where('id', '=', linkId).executeTakeFirst()
}

/** Changes a link of an agent's own; undefined when it has none of the id. */
export function updateLink(
  db: Database,
  { agentId, linkId }: { agentId: number; linkId: number },
  change: Partial<Pick<LinkRow, 'name' | 'quota' | 'expires_at' | 'paused_at' | 'removed_at'>>,
): Promise<LinkRow | undefined> {
  return db
    .updateTable('invitation_link')
    .set(change)
    .where('id', '=', linkId)
    .where('agent_id', '=', agentId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Locks an agent until the transaction ends, so that two links made at once are counted one after the other. */
export async function lockAgent(trx: Database, agentId: number): Promise<void> {
  await sql`select id from account where id = ${agentId} for no key update`.execute(trx)
}

function linksOf(db: Database, agentId: number) {
  return db.selectFrom('invitation_link').where('agent_id', '=', agentId).where('removed_at', 'is', null)
}
