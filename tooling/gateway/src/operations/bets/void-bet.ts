import { appendNotice } from '../../accounts/notice-store.ts'
import { appendEvent } from '../../events/event-store.ts'
import { tellVoided } from '../../games/voids/own-games.ts'
import { forgetUntold, noteUntold } from '../../games/voids/untold-void-store.ts'
import { voidRoundBet } from '../../games/voids/void-round-bet.ts'
import { Fault } from '../../http/fault.ts'
import { voidDrawBet } from '../../lottery/orders/void-draw-bet.ts'
import type { Services } from '../../services/services.ts'
import { findBetOf, type FoundBet } from './void-bet-store.ts'

/** Which bet is voided, and who says so. */
export type Voiding = { merchantId: number; orderNo: string; person: string; reason: string }

/** A bet that was voided: how it stood, and what came to its member by it. */
export type Voided = {
  bet: string
  before: { status: string; stake: number; paid: number }
  moved: number
}

/** Voids a bet, and tells our own games where it is one of theirs, whether it was open or settled (games 119, games 136). */
export async function voidAndTell(services: Services, voiding: Voiding): Promise<Voided> {
  const voided = await voidBet(services, voiding)
  const found = await findBetOf(services.db, voiding.merchantId, voiding.orderNo)
  if (found && isAtOurs(services, found)) {
    try {
      await tellVoided(services, found.roundId)
      await forgetUntold(services.db, found.id)
    } catch (error) {
      // The job tells them; one that was open they hear of the wallet too, when they want to pay.
      console.warn(`[games] ${voiding.orderNo} was voided, and is not told`, error)
    }
  }
  return voided
}

function isAtOurs({ settings }: Services, { vendor, isOnDraw }: FoundBet): boolean {
  return vendor === settings.vendorCode && !isOnDraw
}

/**
 * Gives the stake of a bet back and takes back what it was paid, in one transaction with the notice to its member and the event (games 119).
 * Throws a `Fault` where its money is elsewhere, or nothing is left to give back.
 */
async function voidBet(
  services: Services,
  { merchantId, orderNo, person, reason }: Voiding,
): Promise<Voided> {
  return services.db.transaction().execute(async (trx) => {
    const found = await findBetOf(trx, merchantId, orderNo)
    if (!found) throw new Fault('not_found', { field: 'bet' })
    const now = services.now()
    const voided = found.isOnDraw
      ? ((await voidDrawBet(trx, found.id, now)) ?? { refusal: 'bet.over' as const })
      : await voidRoundBet(trx, orderNo, now)
    if ('refusal' in voided) throw new Fault(voided.refusal, { field: 'bet' })
    const { before, moved } = voided
    if (isAtOurs(services, found)) await noteUntold(trx, found.id, now)
    await appendNotice(trx, {
      accountId: found.accountId,
      kind: 'bet_voided',
      about: orderNo,
      amount: before.stake === 0 ? null : before.stake,
      reason,
      now,
    })
    await appendEvent(trx, {
      merchantId,
      at: now,
      kind: 'bet.voided',
      actor: 'operator',
      person,
      accountId: found.accountId,
      subject: orderNo,
      before,
      after: { status: 'cancelled', moved },
      reason,
    })
    return { bet: orderNo, before, moved }
  })
}
