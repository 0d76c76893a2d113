import type { calls } from '@saola/protocol'
import { compareOffers, pauseAt } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { readPauses } from '../protection/pause-store.ts'
import { describePromotion } from './describe-promotion.ts'
import { listParticipations } from './participation-store.ts'
import { listPromotions as listRows } from './promotion-store.ts'

/**
 * The offers that run or begin, and those that the caller has joined. During a break and an exclusion nothing is
 * advertised: only what was joined before is shown (promotions 5). What runs comes first (promotions 13).
 */
export const listPromotions: Handler<typeof calls.promotions.list> = async (context) => {
  const { services, merchant, language, maybeAccount: account } = context
  const { db, now: clock } = services
  const now = clock()
  const own = account ? await listParticipations(db, account.id) : new Map()
  const pauses = account ? await readPauses(db, account.id) : []
  const isPaused = pauseAt(pauses, now) !== undefined
  const rows = await listRows(db, merchant.id)
  const shown = rows.filter((row) => own.has(row.id) || (!isPaused && now < row.ends_at))
  const viewer = { account, pauses, language, now }
  const list = shown
    .map((row) => describePromotion(row, own.get(row.id), viewer))
    .toSorted((one, other) => compareOffers(one, other, now))
  return { list, isPaused }
}
