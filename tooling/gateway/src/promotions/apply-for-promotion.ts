import type { calls } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { stripMetadata } from '../member/avatar/strip-metadata.ts'
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
  const pictures = (input.images ?? []).map((image) => readPicture(Buffer.from(image, 'base64')))
  const comment = input.comment?.trim()
  await services.db.transaction().execute(async (trx) => {
    const own = await addParticipation(trx, { account, row, language, now: services.now(), comment })
    if (own) await insertPictures(trx, own.id, pictures)
  })
  return replyWithCard(context, row)
}

function readPicture(image: Buffer): { kind: 'png' | 'jpg'; image: Buffer } {
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'images')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('promotions.image.refused', { field: 'images', messageKey: key, params: params ?? {} })
  }
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpg'
  const bare = stripMetadata(image, kind)
  if (bare === undefined) {
    throw new Fault('promotions.image.refused', { field: 'images', messageKey: 'validation.image_type' })
  }
  return { kind, image: bare }
}
