import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

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
