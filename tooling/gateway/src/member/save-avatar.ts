import type { calls } from '@saola/protocol'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { sql } from 'kysely'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { limits } from '../session/limits.ts'
import { avatarNames } from './get-avatar.ts'
import { requireOwnAccount } from './require-own-account.ts'
import { stripMetadata } from './strip-metadata.ts'

type Context = CallContext<{ icon?: string | undefined; image?: string | undefined }>

/** Takes one of the drawn pictures, or an uploaded one that is png or jpg by its content and 5 MB at most. */
export const saveAvatar: Handler<typeof calls.member.saveAvatar> = async (context) => {
  requireOwnAccount(context.account)
  const { icon, image } = context.input
  if (image !== undefined) return keepUpload(context, Buffer.from(image, 'base64'))
  if (icon !== undefined && avatarNames.includes(icon)) return choose(context, icon)
  throw new Fault('request_param_err', { field: 'icon', params: { field: 'icon' } })
}

async function choose({ account, house }: Context, icon: string) {
  await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ details: sql`details || ${JSON.stringify({ avatar: icon })}::jsonb` })
      .where('id', '=', account.id)
      .execute()
    await trx.deleteFrom('avatar_image').where('account_id', '=', account.id).execute()
  })
  return { avatar: icon, avatarType: 'STATIC' as const }
}

async function keepUpload({ account, house, merchant }: Context, image: Buffer) {
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'image')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('member.avatar.refused', { field: 'image', messageKey: key, params: params ?? {} })
  }
  await takeAttempt(house, `avatar:account:${account.id}`, limits.uploadsPerAccount)
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpg'
  const bare = stripMetadata(image, kind)
  if (bare === undefined) {
    throw new Fault('member.avatar.refused', { field: 'image', messageKey: 'validation.image_type' })
  }
  // A fresh name for each picture: it may be cached for ever, and the old one is gone from its address.
  const name = `${house.randomBytes(12).toString('hex')}.${kind}`
  const row = { merchant_id: merchant.id, name, kind, image: bare, created_at: house.now() } as const
  await house.db
    .insertInto('avatar_image')
    .values({ account_id: account.id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return { avatar: name, avatarType: 'CUSTOM' as const }
}
