import type { calls } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { addParticipation } from './join-promotion.ts'
import { insertPictures } from './participation-store.ts'
import { replyWithCard, requirePromotion } from './require-promotion.ts'

const applicationsPerAccount = attemptLimit(20)

/** Applies with a comment and pictures, which are png or jpg by their content and kept without metadata. */
export const applyForPromotion: Handler<typeof calls.promotions.apply> = async (context) => {
  const { account, services, language, input } = context
  const row = await requirePromotion(context)
  if (!row.needs_approval) throw new Fault('promotions.refused', { messageKey: 'promotions.refused.join' })
  await takeAttempt(services, `promotion:account:${account.id}`, applicationsPerAccount)
  const pictures = (input.images ?? []).map((image) =>
    readPicture(image, { code: 'promotions.image.refused', field: 'images' }),
  )
  const comment = input.comment?.trim()
  await services.db.transaction().execute(async (trx) => {
    const own = await addParticipation(trx, { account, row, language, now: services.now(), comment })
    if (own) await insertPictures(trx, own.id, pictures)
  })
  return replyWithCard(context, row)
}
