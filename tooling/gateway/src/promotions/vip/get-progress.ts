import type { calls, VipLevelView } from '@saola/protocol'
import { pauseAt } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { readPauses } from '../../protection/pause-store.ts'
import { clubIdOf, listClubs, ratesOf, type ClubRow } from './club-store.ts'
import { readTurnover } from './valid-bet-store.ts'
import { monthDay } from './vip-month.ts'

/** How far the member is on the way up; during a break without what levels give (promotions 23). */
export const getProgress: Handler<typeof calls.promotions.vip> = async (context) => {
  const { account, merchant, services, language } = context
  const { db } = services
  const now = services.now()
  const clubs = await listClubs(db, merchant.id)
  const clubId = await clubIdOf(db, account.id)
  const place = clubs.findIndex(({ id }) => id === clubId)
  const turnover = await readTurnover(db, account.id, monthDay(now))
  const isPaused = pauseAt(await readPauses(db, account.id), now) !== undefined
  const [own, next] = [clubs[place], clubs[place + 1]]
  const total = { actual: turnover.total, ...(next && { expected: next.total_turnover }) }
  const month = { actual: turnover.month, ...(next && { expected: next.month_turnover }) }
  const conditions = next ? [total, month] : []
  return {
    ...(own && { place, playerRankName: nameOf(own, language), color: own.color }),
    monthlyTurnover: month,
    totalTurnover: total,
    completedConditions: conditions.filter(({ actual, expected = 0 }) => actual >= expected).length,
    totalExpectedConditions: conditions.length,
    levels: isPaused ? [] : clubs.map((club) => describeLevel(club, language)),
  }
}

function describeLevel(club: ClubRow, language: 'VI' | 'EN'): VipLevelView {
  return {
    name: nameOf(club, language),
    color: club.color,
    total: club.total_turnover,
    month: club.month_turnover,
    upgradeBonus: club.upgrade_bonus,
    salary: club.salary,
    rebates: ratesOf(club).map(([family, rate]) => ({ family, rate })),
  }
}

function nameOf({ name_vi, name_en }: ClubRow, language: 'VI' | 'EN'): string {
  return language === 'VI' ? name_vi : name_en
}
