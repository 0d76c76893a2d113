import type { Database } from '../../db/database.ts'

/** What is said, in both languages. */
export type Announced = {
  kind: 'banner' | 'player' | 'popup' | 'promotion'
  title: Record<'VI' | 'EN', string>
  content: Record<'VI' | 'EN', string>
  details: Record<string, string>
  execution: 'A' | 'B' | 'F' | null
  publishedAt: number
  endsAt: number | null
}

/** Writes an announcement before all others of its kind, and returns the numbers of its two rows. */
export async function insertAnnouncement(
  trx: Database,
  merchantId: number,
  { kind, title, content, details, execution, publishedAt, endsAt }: Announced,
): Promise<number[]> {
  const first = await trx
    .selectFrom('announcement')
    .select(({ fn }) => fn.min('sort').as('sort'))
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const rows = await trx
    .insertInto('announcement')
    .values(
      (['VI', 'EN'] as const).map((language) => ({
        merchant_id: merchantId,
        kind,
        language,
        title: title[language],
        content: content[language],
        details: JSON.stringify(details),
        execution,
        sort: (first?.sort ?? 0) - 1,
        published_at: publishedAt,
        ends_at: endsAt,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes announcements of a merchant back, and returns the numbers of those that there were. */
export async function deleteAnnouncements(
  trx: Database,
  merchantId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .deleteFrom('announcement')
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
