import type { Database } from '../db/database.ts'

/** An application that waits for an answer, or an earned bonus that the operator books. */
export type DeskOffer = {
  participationId: number
  kind: 'application' | 'reward'
  merchant: string
  name: string
  title: { vi: string; en: string }
  comment: string | null
  bonus: number
  joinedAt: number
  /** The numbers of the pictures that came with the application. */
  pictures: readonly number[]
}

/** How many a look at the desk shows; the rest comes up as these are dealt with. */
const most = 50

/** What waits for the operator about offers, the oldest first. */
export async function listOfferWork(db: Database): Promise<DeskOffer[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('promotion', 'promotion.id', 'participation.promotion_id')
    .innerJoin('account', 'account.id', 'participation.account_id')
    .innerJoin('merchant', 'merchant.id', 'promotion.merchant_id')
    .select([
      'participation.id as participationId',
      'participation.application',
      'participation.comment',
      'participation.bonus',
      'participation.joined_at as joinedAt',
      'merchant.code as merchant',
      'account.name',
      'promotion.title_vi as vi',
      'promotion.title_en as en',
    ])
    .where('participation.reward', '=', 'open')
    .where(({ eb, or, and, ref }) =>
      or([
        eb('participation.application', '=', 'waiting'),
        and([
          eb('promotion.is_booked_by_operator', '=', true),
          eb('participation.granted_at', 'is not', null),
          eb('participation.wagered', '>=', ref('participation.required')),
        ]),
      ]),
    )
    .orderBy('participation.id')
    .limit(most)
    .execute()
  const pictures = await listPictures(
    db,
    rows.map(({ participationId }) => participationId),
  )
  return rows.map(({ application, vi, en, ...row }) => ({
    ...row,
    kind: application === 'waiting' ? 'application' : 'reward',
    title: { vi, en },
    pictures: pictures
      .filter(({ participation_id }) => participation_id === row.participationId)
      .map(({ id }) => id),
  }))
}

/** A picture that came with an application. */
export function findPicture(
  db: Database,
  id: number,
): Promise<{ image: Buffer; kind: 'png' | 'jpg' } | undefined> {
  return db
    .selectFrom('participation_picture')
    .select(['image', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function listPictures(
  db: Database,
  participations: readonly number[],
): Promise<{ id: number; participation_id: number }[]> {
  if (participations.length === 0) return []
  return db
    .selectFrom('participation_picture')
    .select(['id', 'participation_id'])
    .where('participation_id', 'in', participations)
    .orderBy('id')
    .execute()
}
