import type { calls, IssuedReward } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { payReward } from '../pay-reward.ts'
import { refuseStaff } from '../standing/refuse-staff.ts'
import { momentOfDay } from './vip-month.ts'
import { listIssued, lockReward, updateToClaimed, type WholeReward } from './vip-reward-store.ts'

const typeOf = { upgrade: 'UPGRADE_BONUS', salary: 'RANK_SALARY' } as const

/** What was given to the member: to claim first. */
export const listIssuedRewards: Handler<typeof calls.promotions.issued> = async (context) => {
  const { account, services, input, language } = context
  const types = (input.promotionType ?? '').split(',').filter((type) => type !== '')
  const rows = await listIssued(services.db, account.id)
  return rows
    .map((row) => describe(row, language))
    .filter(({ promotionType }) => types.length === 0 || types.includes(promotionType))
    .filter(({ claimedAt }) => input.status === undefined || claimedAt === undefined)
}

/** Moves one into the wallet; whoever taps again is answered with what happened. */
export const claimIssued: Handler<typeof calls.promotions.claimIssued> = async (context) => {
  const { account, services, input, language } = context
  return services.db.transaction().execute(async (trx) => {
    const own = await lockReward(trx, account.id, input.promotionClaimId)
    if (!own || typeOf[own.kind] !== input.promotionType) {
      throw new Fault('not_found', { field: 'promotionClaimId' })
    }
    if (own.claimed_at !== null) return describe(own, language)
    if (own.withdrawn_at !== null) {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.play_void' })
    }
    await refuseStaff(trx, account.id)
    const now = services.now()
    await updateToClaimed(trx, own.id, now)
    await payReward(trx, {
      accountId: own.account_id,
      amount: own.amount,
      kind: 'promotion',
      scope: `vip-reward:${own.id}`,
      reference: `VIP${own.id}`,
      remark: `wallet.statement.remark.vip_${own.kind}`,
      now,
    })
    return describe({ ...own, claimed_at: now }, language)
  })
}

function describe(row: WholeReward, language: 'VI' | 'EN'): IssuedReward {
  return {
    rewardId: String(row.id),
    promotionType: typeOf[row.kind],
    level: language === 'VI' ? row.name_vi : row.name_en,
    ...(row.month === null ? {} : { month: momentOfDay(row.month) }),
    amount: row.amount,
    issuedAt: row.issued_at,
    ...(row.claimed_at === null ? {} : { claimedAt: row.claimed_at }),
  }
}
