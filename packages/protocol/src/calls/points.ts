import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noInput } from '../fields.ts'
import { decimal } from '../reply-fields.ts'

export const balance = defineCall({
  id: 'points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  moduleId: 'PTSYS3',
  token: 'required',
  about: 'The points of the account',
  input: noInput,
  reply: decimal,
})

export const rewards = defineCall({
  id: 'points.rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  moduleId: 'PTSYS3',
  token: 'required',
  about: 'What points can buy',
  input: noInput,
  // Open: the path is known, the body is not.
  reply: z.unknown(),
})

export const redeemHistory = defineCall({
  id: 'points.redeemHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  moduleId: 'PTSYS3',
  token: 'required',
  about: 'What was redeemed',
  input: noInput,
  // Open: the path is known, the body is not.
  reply: z.unknown(),
})

export const config = defineCall({
  id: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  moduleId: 'PTSYS3',
  token: 'required',
  about: 'Exchange rate table',
  input: noInput,
  // Open: the path is known, the body is not.
  reply: z.unknown(),
})

export const redeem = defineCall({
  id: 'points.redeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  moduleId: 'PTSYS3',
  token: 'required',
  sealed: true,
  money: true,
  about: 'Redeem points for goods',
  // Open: nobody knows what is sent or what comes back.
  input: z.unknown(),
  reply: z.unknown(),
})

export const convert = defineCall({
  id: 'points.convert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  moduleId: 'PTSYS3',
  token: 'required',
  sealed: true,
  money: true,
  about: 'Convert points to game currency',
  // Open: nobody knows what is sent or what comes back.
  input: z.unknown(),
  reply: z.unknown(),
})
