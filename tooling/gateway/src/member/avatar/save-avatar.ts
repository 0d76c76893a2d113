import type { calls } from '@saola/protocol'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { updateDrawnAvatar, upsertAvatarImage } from './avatar-store.ts'
import { drawnAvatars } from './drawn-avatars.ts'
import { stripMetadata } from './strip-metadata.ts'

type Context = CallContext<{ icon?: string | undefined; image?: string | undefined }>

/** Takes one of the drawn pictures, or an uploaded one that is png or jpg by its content and 5 MB at most. */
export const saveAvatar: Handler<typeof calls.member.saveAvatar> = async (context) => {
  const { icon, image } = context.input
  if (image !== undefined) return keepUpload(context, Buffer.from(image, 'base64'))
  if (icon !== undefined && drawnAvatars.includes(icon)) return choose(context, icon)
  throw new Fault('request_param_err', { field: 'icon', params: { field: 'icon' } })
}

async function choose({ account, services }: Context, icon: string) {
  await services.db.transaction().execute((trx) => updateDrawnAvatar(trx, account.id, icon))
  return { avatar: icon, avatarType: 'STATIC' as const }
}

async function keepUpload({ account, services, merchant }: Context, image: Buffer) {
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'image')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('member.avatar.refused', { field: 'image', messageKey: key, params: params ?? {} })
  }
  await takeAttempt(services, `avatar:account:${account.id}`, limits.uploadsPerAccount)
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpg'
  const bare = stripMetadata(image, kind)
  if (bare === undefined) {
    throw new Fault('member.avatar.refused', { field: 'image', messageKey: 'validation.image_type' })
  }
  // A fresh name for each picture: it may be cached for ever, and the old one is gone from its address.
  const name = `${services.randomBytes(12).toString('hex')}.${kind}`
  const owner = { id: account.id, merchantId: merchant.id }
  await upsertAvatarImage(services.db, owner, { name, kind, image: bare }, services.now())
  return { avatar: name, avatarType: 'CUSTOM' as const }
}
