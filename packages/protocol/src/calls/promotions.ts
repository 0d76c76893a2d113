import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { promotion } from '../entities/promotion.ts'
import { id } from '../fields.ts'
import { picture, pictureBody } from '../picture.ts'

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
  reply: promotion,
})

export const join = defineCall({
  id: 'promotions.join',
  method: 'POST',
  path: '/wps/promotion/:promotionId/join',
  token: 'required',
  access: 'member',
  money: true,
  openIds: ['promotionId'],
  about: 'Join an offer; a fixed bonus is put aside at once',
  input: z.object(promotionId),
  reply: promotion,
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
  reply: promotion,
})

export const claim = defineCall({
  id: 'promotions.claim',
  method: 'POST',
  path: '/wps/promotion/:promotionId/claim',
  token: 'required',
  access: 'member',
  money: true,
  openIds: ['promotionId'],
  about: 'Move an earned bonus into the wallet, once',
  input: z.object(promotionId),
  reply: promotion,
})

export const leave = defineCall({
  id: 'promotions.leave',
  method: 'POST',
  path: '/wps/promotion/:promotionId/leave',
  token: 'required',
  access: 'member',
  money: true,
  openIds: ['promotionId'],
  about: 'Give up an offer and its bonus',
  input: z.object(promotionId),
  reply: promotion,
})

export const claimRaffle = defineCall({
  id: 'promotions.claimRaffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  moduleId: 'REWCEN3',
  token: 'required',
  money: true,
  about: 'Claim a red envelope, wheel or golden egg ticket',
  openIds: ['promotionClaimId'],
  input: z.object({ promotionClaimId: id, promotionType: z.string() }),
  // Open: the request is that of a sibling call; nobody knows the reply.
  reply: z.unknown(),
})
