import type { calls } from '@saola/protocol'
import { joinPromotion as joined } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Account } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { requireOpenFor } from '../protection/enforce.ts'
import { lockProtection } from '../protection/limit-store.ts'
import { readPauses } from '../protection/pause-store.ts'
import { actionFor } from './describe-promotion.ts'
import { findEarlierSelf } from './find-earlier-self.ts'
import { moveBonus } from './bonuses/move-bonus.ts'
import {
  findParticipation,
  grantOf,
  insertParticipation,
  updateParticipation,
  type ParticipationRow,
} from './participation-store.ts'
import type { PromotionRow } from './promotion-store.ts'
import { replyWithCard, requirePromotion } from './require-promotion.ts'

/**
 * Joins an offer. A fixed bonus is put aside at once, one of a deposit when the deposit comes; who has joined already is
 * answered with the card as it is. An offer that needs approval is applied for instead.
 */
export const joinPromotion: Handler<typeof calls.promotions.join> = async (context) => {
  const { account, services, language } = context
  const row = await requirePromotion(context)
  if (row.needs_approval) throw new Fault('promotions.refused', { messageKey: 'promotions.refused.apply' })
  await services.db.transaction().execute(async (trx) => {
    // What is given for nothing is given once to a person, not to every account.
    if (row.bonus_kind === 'fixed' && (await findEarlierSelf(trx, account.id))) {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.one_person' })
    }
    const own = await addParticipation(trx, { account, row, language, now: services.now() })
    if (own && row.bonus_kind === 'fixed') await grantBonus(trx, row, own, row.bonus_amount, services.now())
  })
  return replyWithCard(context, row)
}

type Wanted = {
  account: Account
  row: PromotionRow
  language: 'VI' | 'EN'
  now: number
  comment?: string | undefined
}

/** Begins a participation, unless a pause or the offer's own terms refuse it; undefined when there is one already. */
export async function addParticipation(
  trx: Database,
  { account, row, language, now, comment }: Wanted,
): Promise<ParticipationRow | undefined> {
  await lockProtection(trx, account.id)
  if (await findParticipation(trx, account.id, row.id)) return undefined
  await requireOpenFor(trx, 'promotion', { accountId: account.id, now })
  const pauses = await readPauses(trx, account.id)
  const viewer = { account, pauses, language, now }
  const { action, reason, params } = actionFor(row, undefined, viewer)
  if (action !== 'join') {
    throw new Fault('promotions.refused', { messageKey: reason ?? 'promotions.refused.closed', params })
  }
  const { application } = joined({ needsApproval: row.needs_approval }, 0)
  return insertParticipation(trx, {
    promotion_id: row.id,
    account_id: account.id,
    application,
    comment: comment ?? null,
    joined_at: now,
  })
}

/** Puts a bonus aside for the member; from now on bets count towards it. */
export async function grantBonus(
  trx: Database,
  promotion: PromotionRow,
  own: ParticipationRow,
  amount: number,
  now: number,
): Promise<void> {
  await updateParticipation(trx, own.id, grantOf(promotion, amount, now))
  await moveBonus(trx, 'grant', { participationId: own.id, accountId: own.account_id, amount, now })
}
