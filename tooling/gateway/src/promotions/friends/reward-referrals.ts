import { dayMs, jobPeriods, refusedReferral } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { isStaff } from '../../protection/bans/ban-store.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { findEarlierSelf } from '../find-earlier-self.ts'
import { payReward } from '../pay-reward.ts'
import {
  countRewarded,
  findReferralTerms,
  insertReferralReward,
  listReadyFriends,
  type ReadyFriend,
} from './referral-store.ts'

const inOne = 500

/** Pays whoever invited a friend that deposited enough, once for each friend (promotions 25, 26). */
export const rewardReferrals: Job = {
  name: 'promotions.reward-referrals',
  everyMs: jobPeriods.rewardReferrals,
  run: async (services) => {
    let changed = 0
    const now = services.now()
    for (;;) {
      const ready = await listReadyFriends(services.db, { now, most: inOne })
      for (const friend of ready) {
        if (await rewardOne(services, friend)) changed += 1
      }
      if (ready.length < inOne) return changed
    }
  },
}

function rewardOne({ db, now: clock }: Services, friend: ReadyFriend): Promise<boolean> {
  const { friendId, referrerId } = friend
  return db.transaction().execute(async (trx) => {
    // Two friends of one member do not both take the last place.
    await lockProtection(trx, referrerId)
    const terms = await findReferralTerms(trx, friend.merchantId)
    if (!terms) return false
    const rewardedBefore = await countRewarded(trx, referrerId)
    const earlierSelf = await findEarlierSelf(trx, friendId)
    const refused = refusedReferral(
      { earlierSelf, rewardedBefore, isStaffs: await isStaff(trx, referrerId) },
      terms,
    )
    const now = clock()
    const amount = refused === undefined ? terms.reward : 0
    const isNew = await insertReferralReward(trx, {
      friend_id: friendId,
      referrer_id: referrerId,
      amount,
      refused: refused ?? null,
      decided_at: now,
      asked_bet: terms.leastDeposits * terms.playTimes,
      asked_deposits: terms.leastDeposits,
      asked_until: friend.registeredAt + terms.days * dayMs,
    })
    if (!isNew) return false
    await payReward(trx, {
      accountId: referrerId,
      amount,
      kind: 'referral',
      scope: `referral:${friendId}`,
      reference: `GT${friendId}`,
      remark: 'wallet.statement.remark.referral',
      now,
    })
    return true
  })
}
