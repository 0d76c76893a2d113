import { jobPeriods, vipLevelOf } from '@saola/rules'
import { takePlayed, type Played } from '../../accounts/played-store.ts'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import { lockProtections } from '../../protection/limit-store.ts'
import { clubIdOf, levelOf, listClubs, saveReach, updateClubOf, type ClubRow } from './club-store.ts'
import { readTurnover } from './valid-bet-store.ts'
import { monthDay } from './vip-month.ts'
import { insertReward } from './vip-reward-store.ts'

const inOne = 500

/** Puts who played on the level that was reached, and gives the bonus of each level on the way (promotions 20). */
export const raiseLevels: Job = {
  name: 'promotions.raise-levels',
  everyMs: jobPeriods.raiseLevels,
  run: async ({ db, now }) => {
    let raised = 0
    for (;;) {
      const { count, changed } = await db.transaction().execute((trx) => raiseSome(trx, now()))
      raised += changed
      if (count < inOne) return raised
    }
  },
}

async function raiseSome(trx: Database, now: number): Promise<{ count: number; changed: number }> {
  const { count, members } = await takePlayed(trx, inOne)
  await lockProtections(
    trx,
    members.map(({ id }) => id),
  )
  const clubsOf = new Map<number, ClubRow[]>()
  let changed = 0
  for (const member of members) {
    const clubs = clubsOf.get(member.merchantId) ?? (await listClubs(trx, member.merchantId))
    clubsOf.set(member.merchantId, clubs)
    if (await raise(trx, member, clubs, now)) changed += 1
  }
  return { count, changed }
}

async function raise(
  trx: Database,
  { id }: Played,
  clubs: readonly ClubRow[],
  now: number,
): Promise<boolean> {
  const clubId = await clubIdOf(trx, id)
  const before = clubs.findIndex((club) => club.id === clubId)
  const month = monthDay(now)
  const turnover = await readTurnover(trx, id, month)
  const place = vipLevelOf(clubs.map(levelOf), turnover, before)
  const reached = clubs.slice(before + 1, place + 1)
  const last = reached.at(-1)
  if (last === undefined) return false
  await updateClubOf(trx, id, last.id)
  for (const club of reached) {
    const { id: reachedId, upgrade_bonus: amount, total_turnover: total, month_turnover: monthTotal } = club
    await saveReach(trx, { account_id: id, club_id: reachedId, month, total, month_total: monthTotal })
    if (amount === 0) continue
    await insertReward(trx, {
      account_id: id,
      club_id: reachedId,
      kind: 'upgrade',
      amount,
      issued_at: now,
      asked: null,
      withdrawn_at: null,
    })
  }
  return true
}
