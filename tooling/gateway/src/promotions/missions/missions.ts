import { accountType, type calls, type MissionView } from '@saola/protocol'
import { missionKinds, missionState, newcomerMs, type MissionKind } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { findEarlierSelf } from '../find-earlier-self.ts'
import { payReward } from '../pay-reward.ts'
import { refuseStaff } from '../standing/refuse-staff.ts'
import { insertMissionClaim, listMissions, readClaims, readDone } from './mission-store.ts'

/** What a newcomer is rewarded for. A visitor sees what each gives; nobody else than a newcomer sees any (promotions 27). */
export const getMissions: Handler<typeof calls.promotions.missions> = async ({
  maybeAccount: account,
  merchant,
  services,
}) => {
  const { db } = services
  if (account && account.type !== accountType.member) return []
  if (account) return missionsOf(db, merchant.id, account.id, services.now())
  const running = await listMissions(db, merchant.id)
  return missionKinds.flatMap((kind) => running.filter((each) => each.kind === kind))
}

/** Pays a mission that is done, once: whoever taps again is answered with what happened. */
export const claimMission: Handler<typeof calls.promotions.claimMission> = async (context) => {
  const { account, merchant, services, input } = context
  return services.db.transaction().execute(async (trx) => {
    const now = services.now()
    const shown = await missionsOf(trx, merchant.id, account.id, now)
    const mission = shown.find(({ kind }) => kind === input.kind)
    if (!mission) throw new Fault('not_found', { field: 'kind' })
    if (mission.state === 'open') {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.not_done' })
    }
    if (mission.state === 'claim' && (await findEarlierSelf(trx, account.id))) {
      throw new Fault('promotions.refused', { messageKey: 'promotions.refused.one_person' })
    }
    await refuseStaff(trx, account.id)
    const { kind, reward: amount } = mission
    const claim = { account_id: account.id, kind, amount, claimed_at: now }
    if (mission.state === 'claim' && (await insertMissionClaim(trx, claim))) {
      await payReward(trx, {
        accountId: account.id,
        amount,
        kind: 'promotion',
        scope: `mission:${account.id}:${kind}`,
        reference: `NV${account.id}`,
        remark: 'wallet.statement.remark.mission',
        now,
      })
    }
    return { kind, reward: amount, state: 'claimed' }
  })
}

/** Zalo is added at registration alone, so it is no mission for who did not; it is done once the phone number is proved. */
async function missionsOf(
  db: Database,
  merchantId: number,
  accountId: number,
  now: number,
): Promise<MissionView[]> {
  const { registeredAt, hasZalo, ...done } = await readDone(db, accountId)
  const claims = await readClaims(db, accountId)
  const isNewcomer = now < registeredAt + newcomerMs
  const running = isNewcomer ? await listMissions(db, merchantId) : []
  const rewardOf = (kind: MissionKind): number | undefined =>
    claims.get(kind)?.amount ?? running.find((each) => each.kind === kind)?.reward
  return missionKinds.flatMap((kind) => {
    const reward = rewardOf(kind)
    if (reward === undefined || !isNewcomer || (kind === 'zalo' && !hasZalo)) return []
    const claim = claims.get(kind)
    // What was taken back is to be done again, and comes again by itself (promotions 38).
    const isUndone = claim?.isTaken === true && !done[kind]
    const state = missionState({ isDone: done[kind], claimedAt: isUndone ? undefined : claim?.claimedAt })
    return [{ kind, reward, state }]
  })
}
