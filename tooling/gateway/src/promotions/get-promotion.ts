import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readCounting } from './read-counting.ts'
import { replyWithCard, requirePromotion } from './require-promotion.ts'

/** One offer with its terms; throws `Fault('not_found')` for an unknown one. */
export const getPromotion: Handler<typeof calls.promotions.detail> = async (context) => {
  const card = await replyWithCard(context, await requirePromotion(context))
  return { ...card, counting: await readCounting(context.services.db, context.merchant, card.families) }
}
