import type { calls, RebateClaim, RebatePart } from '@saola/protocol'
import { rebateOf } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { payReward } from '../pay-reward.ts'
import { refuseStaff } from '../standing/refuse-staff.ts'
import { clubIdOf, listClubs, ratesOf } from './club-store.ts'
import { insertClaim, listClaims, type StoredClaim } from './rebate-store.ts'
import { readUnclaimed } from './valid-bet-store.ts'

/** What the member's level gives back of bets for which nothing was claimed, and what was claimed (promotions 22). */
export const listRebates: Handler<typeof calls.promotions.rebates> = async ({
  account,
  merchant,
  services,
}) => {
  const parts = await readParts(services.db, merchant.id, account.id)
  const claims = await listClaims(services.db, account.id)
  return { parts, amount: sumOf(parts), claims: claims.map(describe) }
}

/** Moves all of it into the wallet in one transfer; the same key is answered with the claim that it made. */
export const claimRebate: Handler<typeof calls.promotions.claimRebate> = async (context) => {
  const { account, merchant, services, idempotencyKey: key } = context
  return services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const [before] = await listClaims(trx, account.id, key)
    if (before) return describe(before)
    await refuseStaff(trx, account.id)
    const parts = await readParts(trx, merchant.id, account.id)
    const amount = sumOf(parts)
    if (amount === 0) throw new Fault('promotions.refused', { messageKey: 'promotions.refused.no_rebate' })
    const now = services.now()
    const paid = parts.filter((part) => part.amount > 0)
    const id = await insertClaim(trx, { accountId: account.id, key, amount, now, parts: paid })
    await payReward(trx, {
      accountId: account.id,
      amount,
      kind: 'rebate',
      scope: `rebate-claim:${id}`,
      reference: `RB${id}`,
      remark: 'wallet.statement.remark.rebate',
      now,
    })
    return describe({ id, amount, claimedAt: now, parts: paid })
  })
}

async function readParts(db: Database, merchantId: number, accountId: number): Promise<RebatePart[]> {
  const clubs = await listClubs(db, merchantId)
  const clubId = await clubIdOf(db, accountId)
  const unclaimed = await readUnclaimed(db, accountId)
  const rates = ratesOf(clubs.find(({ id }) => id === clubId))
  return rates.map(([family, rate]) => {
    const left = unclaimed.get(family) ?? 0
    const validBet = Math.max(0, left)
    return { family, rate, validBet, amount: rebateOf(validBet, rate), ...(left < 0 && { owedBet: -left }) }
  })
}

function sumOf(parts: readonly RebatePart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function describe({ id, ...claim }: StoredClaim): RebateClaim {
  return { claimId: String(id), ...claim }
}
