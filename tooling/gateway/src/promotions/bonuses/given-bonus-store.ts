import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A bonus that an account has, under turnover or paid. */
export type GivenBonus = {
  participationId: number
  account: string
  titleVI: string
  titleEN: string
  bonus: number
  isPaid: boolean
  grantedAt: number
}

/** The bonuses of a merchant that can be taken back, the newest first. */
export async function listGivenBonuses(
  db: Database,
  merchantId: number,
  most: number,
): Promise<GivenBonus[]> {
  const { rows } = await sql<GivenBonus>`
    select participation.id as "participationId", account.name as account, promotion.title_vi as "titleVI",
      promotion.title_en as "titleEN", participation.bonus, participation.reward <> 'open' as "isPaid",
      participation.granted_at as "grantedAt"
    from participation
    join promotion on promotion.id = participation.promotion_id and promotion.merchant_id = ${merchantId}
    join account on account.id = participation.account_id
    where participation.granted_at is not null and participation.bonus > 0 and participation.taken_back_at is null
      and participation.reward in ('open', 'claimed', 'issued')
    order by participation.granted_at desc, participation.id desc limit ${most}`.execute(db)
  return rows
}
