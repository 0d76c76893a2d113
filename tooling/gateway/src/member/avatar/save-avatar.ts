import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { readPicture } from '../../pictures/read-picture.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { updateDrawnAvatar, upsertAvatarImage } from './avatar-store.ts'
import { drawnAvatars } from './drawn-avatars.ts'

type Context = CallContext<{ icon?: string | undefined; image?: string | undefined }>

/** Takes one of the drawn pictures, or an uploaded one that is png or jpg by its content and 5 MB at most. */
export const saveAvatar: Handler<typeof calls.member.saveAvatar> = async (context) => {
  const { icon, image } = context.input
  if (image !== undefined) return keepUpload(context, image)
  if (icon !== undefined && drawnAvatars.includes(icon)) return choose(context, icon)
  throw new Fault('request_param_err', { field: 'icon', params: { field: 'icon' } })
}

async function choose({ account, services }: Context, icon: string) {
  await services.db.transaction().execute((trx) => updateDrawnAvatar(trx, account.id, icon))
  return { avatar: icon, avatarType: 'STATIC' as const }
}

async function keepUpload({ account, services, merchant }: Context, base64: string) {
  const { kind, image } = readPicture(base64, { code: 'member.avatar.refused', field: 'image' })
  await takeAttempt(services, `avatar:account:${account.id}`, limits.uploadsPerAccount)
  // A fresh name for each picture: it may be cached for ever, and the old one is gone from its address.
  const name = `${services.randomBytes(12).toString('hex')}.${kind}`
  const owner = { id: account.id, merchantId: merchant.id }
  await upsertAvatarImage(services.db, owner, { name, kind, image }, services.now())
  return { avatar: name, avatarType: 'CUSTOM' as const }
}
