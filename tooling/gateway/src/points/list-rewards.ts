import type { calls, PointReward } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readPointBalance } from './point-entry-store.ts'
import { listOpenRewards, type RewardRow } from './reward-store.ts'

/** Goods on offer, each with the reason if the caller cannot redeem it now; a visitor has no points to be short of (points 13). */
export const listRewards: Handler<typeof calls.points.rewards> = async (context) => {
  const { maybeAccount: account, services, merchant, language } = context
  const balance = account ? await readPointBalance(services.db, account.id) : Infinity
  const rows = await listOpenRewards(services.db, merchant.id, account?.id)
  return rows.map((row) => ({
    rewardId: String(row.id),
    name: language === 'VI' ? row.name_vi : row.name_en,
    about: language === 'VI' ? row.about_vi : row.about_en,
    art: row.art,
    points: row.points,
    delivery: row.delivery,
    stock: row.stock ?? undefined,
    perMember: row.per_member ?? undefined,
    redeemed: row.redeemed,
    refusal: refusalOf(row, balance),
  }))
}

function refusalOf(row: RewardRow & { redeemed: number }, balance: number): PointReward['refusal'] {
  if (row.stock === 0) return 'sold_out'
  if (row.per_member !== null && row.redeemed >= row.per_member) return 'member_limit'
  return row.points > balance ? 'too_few' : undefined
}
