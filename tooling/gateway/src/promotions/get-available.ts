import type { calls } from '@saola/protocol'
import { pauseAt } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { readPauses } from '../protection/pause-store.ts'
import { findReferralTerms } from './friends/referral-store.ts'
import { listMissions } from './missions/mission-store.ts'
import { listRunningRaffles } from './raffles/raffle-store.ts'
import { listClubs } from './vip/club-store.ts'

/** Which kinds of rewards the merchant gives now; during a break none is advertised (promotions 18, 23). */
export const getAvailable: Handler<typeof calls.promotions.available> = async ({
  account,
  merchant,
  services,
}) => {
  const { db } = services
  const now = services.now()
  const isPaused = pauseAt(await readPauses(db, account.id), now) !== undefined
  const kinds = {
    REFERRAL: (await findReferralTerms(db, merchant.id)) !== undefined,
    MISSION: (await listMissions(db, merchant.id)).length > 0,
    RAFFLE: (await listRunningRaffles(db, merchant.id, now)).length > 0,
    UPGRADE_BONUS: (await listClubs(db, merchant.id)).length > 0,
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, gives]) => [kind, { enabled: gives && !isPaused }]),
  )
}
