import { missionKinds, type MissionKind, type ReferralTerms } from '@saola/rules'
import type { Services } from '../services/services.ts'
import { findReferralTerms } from './friends/referral-store.ts'
import { listMissions } from './missions/mission-store.ts'
import { listClubs, type ClubRow } from './vip/club-store.ts'
import { listMerchantCodes } from './merchant-code-store.ts'

/** What a merchant's levels, friends and missions give now. */
export type RewardTerms = {
  merchant: string
  levels: readonly ClubRow[]
  /** Nothing while inviting gives nothing. */
  referral: ReferralTerms | undefined
  missions: readonly { kind: MissionKind; reward: number | undefined }[]
}

/** The terms of every merchant, for the desk. */
export async function listRewardTerms({ db }: Pick<Services, 'db'>): Promise<RewardTerms[]> {
  const merchants = await listMerchantCodes(db)
  return Promise.all(
    merchants.map(async ({ id, code }) => {
      const running = await listMissions(db, id)
      return {
        merchant: code,
        levels: await listClubs(db, id),
        referral: await findReferralTerms(db, id),
        missions: missionKinds.map((kind) => ({
          kind,
          reward: running.find((each) => each.kind === kind)?.reward,
        })),
      }
    }),
  )
}
