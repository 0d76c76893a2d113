import type { TitleList } from '@saola/aggregators'
import type { Database } from '../../../db/database.ts'

/** Notes that a vendor is asked for its list now, unless it was asked after a moment; whether it may be asked. */
export async function claimAsking(
  db: Database,
  vendor: string,
  { now, notSince }: { now: number; notSince: number },
): Promise<boolean> {
  const claimed = await db
    .insertInto('vendor_list')
    .values({ vendor_code: vendor, asked_at: now, titles: null })
    .onConflict((conflict) =>
      conflict
        .column('vendor_code')
        .doUpdateSet({ asked_at: now, titles: null })
        .where('vendor_list.asked_at', '<=', notSince),
    )
    .returning('vendor_code')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps what a vendor answered when it was asked at a moment; somebody who has asked since has a later list. */
export async function keepList(
  db: Database,
  vendor: string,
  { titles, askedAt }: { titles: TitleList; askedAt: number },
): Promise<void> {
  await db
    .updateTable('vendor_list')
    .set({ titles: JSON.stringify(titles) })
    .where('vendor_code', '=', vendor)
    .where('asked_at', '=', askedAt)
    .execute()
}

/** The list that a vendor gave last, if it was asked after a moment. */
export async function findKeptList(
  db: Database,
  vendor: string,
  since: number,
): Promise<TitleList | undefined> {
  const row = await db
    .selectFrom('vendor_list')
    .select('titles')
    .where('vendor_code', '=', vendor)
    .where('asked_at', '>', since)
    .executeTakeFirst()
  return row?.titles ?? undefined
}
