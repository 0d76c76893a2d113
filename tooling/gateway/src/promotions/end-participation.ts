import type { calls } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { actionFor } from './describe-promotion.ts'
import { moveBonus } from './bonuses/move-bonus.ts'
import { lockParticipation, updateParticipation, type ParticipationRow } from './participation-store.ts'
import { replyWithCard, requirePromotion } from './require-promotion.ts'

/** Moves an earned bonus into the wallet, once: whoever taps again is answered with what happened. */
export const claimPromotion: Handler<typeof calls.promotions.claim> = async (context) => {
  const { account, services, language } = context
  const row = await requirePromotion(context)
  await services.db.transaction().execute(async (trx) => {
    const own = await lockParticipation(trx, account.id, row.id)
    if (own?.reward === 'claimed') return
    const now = services.now()
    if (!own || actionFor(row, own, { account, pauses: [], language, now }).action !== 'claim') {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.not_earned' })
    }
    await endParticipation(trx, own, 'claimed', now)
  })
  return replyWithCard(context, row)
}

/** Gives an offer up: the bonus goes back, the member's own money and open bets stay as they are. */
export const leavePromotion: Handler<typeof calls.promotions.leave> = async (context) => {
  const { account, services, language } = context
  const row = await requirePromotion(context)
  await services.db.transaction().execute(async (trx) => {
    const own = await lockParticipation(trx, account.id, row.id)
    if (own?.reward === 'left') return
    const now = services.now()
    if (!own || actionFor(row, own, { account, pauses: [], language, now }).action !== 'leave') {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.not_joined' })
    }
    await endParticipation(trx, own, 'left', now)
  })
  return replyWithCard(context, row)
}

/** Ends a participation that is locked: what was earned is paid, what was not goes back. */
export async function endParticipation(
  trx: Database,
  own: ParticipationRow,
  reward: 'claimed' | 'issued' | 'left' | 'expired',
  now: number,
): Promise<void> {
  const isPaid = reward === 'claimed' || reward === 'issued'
  await updateParticipation(trx, own.id, { reward, ended_at: now })
  await moveBonus(trx, isPaid ? 'pay' : 'return', {
    participationId: own.id,
    accountId: own.account_id,
    amount: own.bonus,
    now,
  })
}
