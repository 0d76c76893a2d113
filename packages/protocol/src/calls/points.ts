import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pointConfig, pointEntry, pointRedemption, pointReward } from '../entities/points.ts'
import { asOf, id, noInput, pageFromOne, pageSize, paymentPassword, shortText } from '../fields.ts'
import { decimal, told, whole } from '../reply-fields.ts'

const points = { moduleId: 'PTSYS3', token: 'required' } as const
/** The shop window is open to everybody; who is signed in sees their own limits. */
const shown = { ...points, token: 'optional' } as const
const spends = {
  ...points,
  method: 'POST',
  sealed: true,
  money: true,
  proof: ['paymentPassword'],
} as const

export const balance = defineCall({
  ...points,
  id: 'points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  about: 'The points of the account',
  input: noInput,
  reply: decimal,
})

export const rewards = defineCall({
  ...shown,
  id: 'points.rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  about: 'What points can buy',
  input: noInput,
  reply: z.array(pointReward),
})

export const redeemHistory = defineCall({
  ...points,
  id: 'points.redeemHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  about: 'What was redeemed, newest first',
  /** No parameter of it is known of the family (wire 32): without them it is the first twenty. */
  input: z.optional(z.object({ pageNo: z.optional(pageFromOne), pageSize: z.optional(pageSize), asOf })),
  reply: z.object({ list: z.array(pointRedemption), totalCount: whole, asOf }),
})

export const details = defineCall({
  ...points,
  id: 'points.details',
  method: 'GET',
  path: '/wps/member/points',
  about: 'What changed the points, newest first',
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({
    list: z.array(pointEntry),
    totalCount: whole,
    asOf,
    /** Points that were taken back and are spent; what comes next pays them first. */
    owed: whole,
  }),
})

export const config = defineCall({
  ...shown,
  id: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  about: 'Exchange rate table',
  input: noInput,
  reply: pointConfig,
})

export const redeem = defineCall({
  ...spends,
  access: 'real-account',
  id: 'points.redeem',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  // Goods are on offer to everybody.
  openIds: ['rewardId'],
  about: 'Redeem points for goods',
  input: z.object({
    rewardId: id,
    quantity: z.int().check(z.minimum(1), z.maximum(1_000)),
    address: z.optional(shortText(300)),
    mobile: z.optional(shortText(20)),
    paymentPassword,
  }),
  reply: told(pointRedemption),
})

export const convert = defineCall({
  ...spends,
  access: 'real-account',
  id: 'points.convert',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  feedsPlay: true,
  about: 'Convert points to game currency',
  input: z.object({ points: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)), paymentPassword }),
  reply: told(pointRedemption),
})
