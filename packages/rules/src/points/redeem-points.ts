import { exactAmount } from '../wallet/amounts.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Something that points buy: goods that are sent, or a piece of game currency worth `amount` đồng. */
export type Reward = {
  readonly id: string
  readonly kind: 'goods' | 'currency'
  readonly points: number
  readonly amount?: number
  /** How many are left; without it there are always some. */
  readonly stock?: number
  readonly perMember?: number
  /** On offer from and before these times in ms; open ended without them. */
  readonly from?: number
  readonly to?: number
}

/** A redemption (points 4). `points` were taken when it was made. */
export type Redemption = {
  readonly rewardId: string
  readonly quantity: number
  readonly points: number
  readonly state: 'in_process' | 'approved' | 'rejected'
}

/** The states of a redemption (points 4). */
export const redemptionStates = [
  'in_process',
  'approved',
  'rejected',
] as const satisfies readonly Redemption['state'][]

/**
 * Redeems a reward: the redemption with the points it takes and the stock that stays, or the first reason against it.
 * `redeemed` counts what the member has had of it, rejected ones left out.
 */
export function redeemReward(
  reward: Reward,
  order: {
    readonly quantity: number
    readonly balance: number
    readonly redeemed: number
    readonly now: number
  },
): { kind: 'redeemed'; redemption: Redemption; balance: number; stock?: number } | Refusal {
  const { quantity, balance, redeemed, now } = order
  const { stock, perMember } = reward
  if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse('points.refused.quantity')
  if (now < (reward.from ?? now) || now >= (reward.to ?? Infinity))
    return refuse('points.refused.not_on_offer')
  if (stock !== undefined && quantity > stock) return refuse('points.refused.stock', { left: stock })
  if (perMember !== undefined && redeemed + quantity > perMember) {
    const left = Math.max(0, perMember - redeemed)
    return refuse('points.refused.member_limit', { most: perMember, left })
  }
  const points = reward.points * quantity
  if (points > balance) return refuse('points.refused.too_few', { missing: exactAmount(points - balance) })
  return {
    kind: 'redeemed',
    redemption: { rewardId: reward.id, quantity, points, state: 'in_process' },
    balance: balance - points,
    ...(stock === undefined ? {} : { stock: stock - quantity }),
  }
}

/** Decides a redemption once: approved keeps the points, rejected returns them and puts the goods back. */
export function decideRedemption(
  redemption: Redemption,
  decision: 'approved' | 'rejected',
): { kind: 'decided'; redemption: Redemption; returnedPoints: number; returnedStock: number } | Refusal {
  if (redemption.state !== 'in_process') return refuse('points.refused.decided')
  const isReturned = decision === 'rejected'
  return {
    kind: 'decided',
    redemption: { ...redemption, state: decision },
    returnedPoints: isReturned ? redemption.points : 0,
    returnedStock: isReturned ? redemption.quantity : 0,
  }
}

/** So many points make so many đồng of game currency. */
export type ConvertRatio = { readonly points: number; readonly amount: number }

/** Converts points to đồng, in whole steps of the ratio only, so that nothing is lost in rounding. */
export function convertPoints(
  ratio: ConvertRatio,
  points: number,
  balance: number,
): { kind: 'converted'; amount: number; balance: number } | Refusal {
  if (!Number.isSafeInteger(points) || points < 1) return refuse('points.refused.quantity')
  if (points % ratio.points !== 0) return refuse('points.refused.step', { step: ratio.points })
  if (points > balance) return refuse('points.refused.too_few', { missing: exactAmount(points - balance) })
  return { kind: 'converted', amount: (points / ratio.points) * ratio.amount, balance: balance - points }
}
