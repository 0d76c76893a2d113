import { bonusOfDeposit, endOfBonus, jobPeriods } from '@saola/rules'
import type { Job } from '../services/job.ts'
import type { Services } from '../services/services.ts'
import { lockProtection } from '../protection/limit-store.ts'
import { endParticipation } from './end-participation.ts'
import { grantBonus } from './join-promotion.ts'
import { takeBackBonus } from './bonuses/take-back-bonus.ts'
import { lockParticipationById, updateParticipation } from './participation-store.ts'
import { bonusTermsOf, findPromotionById } from './promotion-store.ts'
import {
  countSettledBets,
  isTaken,
  listArrivedDeposits,
  listBaseless,
  listOverdue,
  type DepositArrived,
  type Overdue,
} from './turnover-store.ts'

/** How many bets one transaction counts, and how many participations one run looks at. */
const batch = { bets: 50_000, participations: 500 }

/** Deposits become bonuses, and those of deposits that were taken back are taken back, settled bets become turnover, and what is past its deadline ends (promotions 9 to 11). */
export const countTurnover: Job = {
  name: 'promotions.count-turnover',
  everyMs: jobPeriods.countTurnover,
  run: async (services) =>
    (await takeBackBaseless(services)) +
    (await grantDeposits(services)) +
    (await countBets(services)) +
    (await endOverdue(services)),
}

/** The bonus of a deposit that was taken back goes with it (wallet 62). */
async function takeBackBaseless({ db, now }: Services): Promise<number> {
  let changed = 0
  for (const { id, reason, by } of await listBaseless(db, batch.participations)) {
    const isBack = await db.transaction().execute(async (trx) => {
      const own = await lockParticipationById(trx, id)
      return own !== undefined && takeBackBonus(trx, own, { reason, by, because: 'baseless', now: now() })
    })
    if (isBack) changed += 1
  }
  return changed
}

async function grantDeposits(services: Services): Promise<number> {
  let changed = 0
  for (const arrived of await listArrivedDeposits(services.db, batch.participations)) {
    if (await grantOne(services, arrived)) changed += 1
  }
  return changed
}

function grantOne({ db, now }: Services, arrived: DepositArrived): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two offers of one member do not take the same deposit; the other one waits for the next.
    await lockProtection(trx, arrived.accountId)
    if (await isTaken(trx, arrived.transferId)) return false
    const own = await lockParticipationById(trx, arrived.participationId)
    if (own?.reward !== 'open' || own.granted_at !== null) return false
    const promotion = await findPromotionById(trx, own.promotion_id)
    const terms = promotion && bonusTermsOf(promotion)
    if (promotion === undefined || terms?.kind !== 'deposit') return false
    await updateParticipation(trx, own.id, { deposit_transfer_id: arrived.transferId })
    await grantBonus(trx, promotion, own, bonusOfDeposit(terms, arrived.amount), now())
    return true
  })
}

async function countBets({ db, now }: Services): Promise<number> {
  let counted = 0
  for (;;) {
    const some = await db.transaction().execute((trx) => countSettledBets(trx, now(), batch.bets))
    counted += some
    if (some < batch.bets) return counted
  }
}

async function endOverdue(services: Services): Promise<number> {
  let changed = 0
  for (const overdue of await listOverdue(services.db, services.now(), batch.participations)) {
    if (await endOne(services, overdue)) changed += 1
  }
  return changed
}

function endOne({ db, now: clock }: Services, overdue: Overdue): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const own = await lockParticipationById(trx, overdue.id)
    if (own?.reward !== 'open') return false
    const now = clock()
    const end = endOfBonus({ ...overdue, completedAt: own.completed_at }, now)
    if (end === 'runs' || end === 'waits') return false
    await endParticipation(trx, own, end === 'pays' ? 'issued' : 'expired', now)
    return true
  })
}
