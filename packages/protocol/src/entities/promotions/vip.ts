import * as z from 'zod/mini'
import { money, timestamp } from '../../fields.ts'
import { gameFamily } from '../game.ts'
import { whole } from '../../reply-fields.ts'

/** What has been bet validly and what the next level asks for; nothing more on the highest. */
const turnover = z.object({ actual: money, expected: z.optional(money) })

/** A rate in thousandths of a percent for bets of a family. */
const familyRate = z.object({ family: gameFamily, rate: whole })

/** A VIP level with what it asks for and what it gives. */
export const vipLevel = z.object({
  name: z.string(),
  color: z.string(),
  total: money,
  month: money,
  upgradeBonus: money,
  salary: money,
  rebates: z.array(familyRate),
})
export type VipLevelView = z.infer<typeof vipLevel>

/** How far the caller is; the place counts from 0 and is missing below the first level. */
export const vipProgress = z.object({
  place: z.optional(whole),
  playerRankName: z.optional(z.string()),
  color: z.optional(z.string()),
  monthlyTurnover: turnover,
  totalTurnover: turnover,
  completedConditions: whole,
  totalExpectedConditions: whole,
  /** None during a break: nothing is advertised then. */
  levels: z.array(vipLevel),
})
export type VipProgress = z.infer<typeof vipProgress>

/** Kinds of rewards that are given and wait to be claimed. */
export const issuedTypes = ['UPGRADE_BONUS', 'RANK_SALARY'] as const

/** A reward that was given; claimed rewards say when. */
export const issuedReward = z.object({
  rewardId: z.string(),
  promotionType: z.enum(issuedTypes),
  /** The level that gave it. */
  level: z.string(),
  /** The first moment of the month of a salary. */
  month: z.optional(timestamp),
  amount: money,
  issuedAt: timestamp,
  claimedAt: z.optional(timestamp),
})
export type IssuedReward = z.infer<typeof issuedReward>

/** The rebate of a family: valid bets that no rebate was claimed for, at the rate of the caller's level. */
export const rebatePart = z.object({
  family: gameFamily,
  rate: whole,
  validBet: money,
  amount: money,
  /** Bets that were void or corrected after their rebate was claimed; valid bets to come make them good first. */
  owedBet: z.optional(money),
})
export type RebatePart = z.infer<typeof rebatePart>

/** A rebate that was claimed. */
export const rebateClaim = z.object({
  claimId: z.string(),
  claimedAt: timestamp,
  amount: money,
  parts: z.array(rebatePart),
})
export type RebateClaim = z.infer<typeof rebateClaim>
