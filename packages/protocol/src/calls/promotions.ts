import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { mission, missionKind, referralDetails } from '../entities/promotions/friends.ts'
import { promotion, promotionDetail } from '../entities/promotions/promotion.ts'
import { raffle, raffleTicket } from '../entities/promotions/raffle.ts'
import {
  issuedReward,
  issuedTypes,
  rebateClaim,
  rebatePart,
  vipProgress,
} from '../entities/promotions/vip.ts'
import { id, money, noInput } from '../fields.ts'
import { picture, pictureBody } from '../picture.ts'
import { told, yesNo } from '../reply-fields.ts'

/** How many pictures an application carries at most. */
const mostPictures = 3

/** Digits alone: a name of dots would lead to another path. */
const promotionId = { promotionId: z.string().check(z.regex(/^\d{1,15}$/)) }

export const list = defineCall({
  id: 'promotions.list',
  method: 'GET',
  path: '/wps/promotions',
  token: 'optional',
  about: 'The offers with what the caller may do; during a break only those joined',
  input: z.optional(z.object({})),
  reply: z.object({ list: z.array(promotion), isPaused: z.boolean() }),
})

export const detail = defineCall({
  id: 'promotions.detail',
  method: 'GET',
  path: '/wps/promotion/:promotionId',
  token: 'optional',
  openIds: ['promotionId'],
  about: 'One offer with its terms',
  input: z.object(promotionId),
  reply: promotionDetail,
})

export const join = defineCall({
  id: 'promotions.join',
  method: 'POST',
  path: '/wps/promotion/:promotionId/join',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  openIds: ['promotionId'],
  about: 'Join an offer; a fixed bonus is put aside at once',
  input: z.object(promotionId),
  reply: told(promotion),
})

export const apply = defineCall({
  id: 'promotions.apply',
  method: 'POST',
  path: '/wps/promotion/:promotionId/apply',
  token: 'required',
  access: 'member',
  openIds: ['promotionId'],
  largestBody: mostPictures * pictureBody,
  about: 'Apply for an offer that the operator looks at first',
  input: z.object({
    ...promotionId,
    comment: z.optional(z.string().check(z.maxLength(140))),
    images: z.optional(z.array(picture).check(z.maxLength(mostPictures))),
  }),
  reply: told(promotion),
})

export const claim = defineCall({
  id: 'promotions.claim',
  method: 'POST',
  path: '/wps/promotion/:promotionId/claim',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  openIds: ['promotionId'],
  about: 'Move an earned bonus into the wallet, once',
  input: z.object(promotionId),
  reply: told(promotion),
})

export const leave = defineCall({
  id: 'promotions.leave',
  method: 'POST',
  path: '/wps/promotion/:promotionId/leave',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  openIds: ['promotionId'],
  about: 'Give up an offer and its bonus',
  input: z.object(promotionId),
  reply: told(promotion),
})

export const raffles = defineCall({
  id: 'promotions.raffles',
  method: 'GET',
  path: '/wps/promotions/raffles',
  moduleId: 'REWCEN3',
  token: 'required',
  access: 'member',
  about: "The raffles that run and the caller's tickets; during a break only the tickets",
  input: noInput,
  reply: z.object({ raffles: z.array(raffle), tickets: z.array(raffleTicket) }),
})

export const claimRaffle = defineCall({
  id: 'promotions.claimRaffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  moduleId: 'REWCEN3',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  about: 'Claim a red envelope, wheel or golden egg ticket, once',
  // Open: the request is that of a sibling call with a seed of the browser; the reply is ours.
  input: z.object({
    promotionClaimId: id,
    promotionType: z.literal('RAFFLE'),
    clientSeed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  reply: told(raffleTicket),
})

export const vip = defineCall({
  id: 'promotions.vip',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  moduleId: 'MEMCLUB3',
  token: 'required',
  access: 'member',
  about: "The caller's VIP level, how far the next one is, and what each gives",
  input: noInput,
  reply: vipProgress,
})

export const issued = defineCall({
  id: 'promotions.issued',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  moduleId: 'REWCEN3',
  token: 'required',
  access: 'member',
  about: 'Rewards that were given: those to claim, then those claimed, newest first',
  // Open: types are separated by commas; without a status claimed ones come too.
  input: z.object({ promotionType: z.optional(z.string()), status: z.optional(z.literal('I')) }),
  reply: z.array(issuedReward),
})

export const claimIssued = defineCall({
  id: 'promotions.claimIssued',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  moduleId: 'REWCEN3',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  about: 'Move a reward that was given into the wallet, once',
  input: z.object({ promotionClaimId: id, promotionType: z.enum(issuedTypes) }),
  reply: told(issuedReward),
})

export const rebates = defineCall({
  id: 'promotions.rebates',
  method: 'GET',
  path: '/wps/promotions/rebates',
  moduleId: 'PLYRBT',
  token: 'required',
  access: 'member',
  about: 'Rebates by family that can be claimed, and those that were',
  input: noInput,
  reply: z.object({ parts: z.array(rebatePart), amount: money, claims: z.array(rebateClaim) }),
})

export const claimRebate = defineCall({
  id: 'promotions.claimRebate',
  method: 'POST',
  path: '/wps/promotions/rebates/claim',
  moduleId: 'PLYRBT',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  about: 'Move every rebate into the wallet',
  input: noInput,
  reply: told(rebateClaim),
})

export const referral = defineCall({
  id: 'promotions.referral',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  moduleId: 'REFERRAL3',
  token: 'required',
  access: 'member',
  about: "The caller's code for friends, made when it is first asked for, and what came of it",
  input: z.optional(z.object({ autoGenerate: z.optional(z.literal('true')) })),
  reply: referralDetails,
})

export const missions = defineCall({
  id: 'promotions.missions',
  method: 'GET',
  path: '/wps/promotions/missions',
  token: 'optional',
  about: 'What a newcomer is rewarded for, and how far the caller is',
  input: noInput,
  reply: z.array(mission),
})

export const claimMission = defineCall({
  id: 'promotions.claimMission',
  method: 'POST',
  path: '/wps/promotions/missions/:kind/claim',
  token: 'required',
  access: 'member',
  money: true,
  proof: [],
  about: 'Move the reward of a mission that is done into the wallet, once',
  input: z.object({ kind: missionKind }),
  reply: told(mission),
})

export const available = defineCall({
  id: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  moduleId: 'REWCEN3',
  token: 'required',
  access: 'member',
  about: 'Which kinds of rewards the merchant gives, by the names that the family has for them',
  sentInstead: 'promotions.missions',
  input: noInput,
  reply: z.record(z.string(), z.object({ enabled: yesNo })),
})
