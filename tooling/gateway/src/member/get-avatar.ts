import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** Pictures under `/art/avatar/<n>.svg`, counted from 0. */
const avatarCount = 12

/** The drawn pictures, by name. */
export const avatarNames: readonly string[] = Array.from({ length: avatarCount }, (_, index) => String(index))

/** The avatars to choose from, by name. */
export const getIcons: Handler<typeof calls.member.icon> = async () => [...avatarNames]

/** The account's avatar: its own picture, the chosen one, or the one of the account's number. */
export const getAvatar: Handler<typeof calls.member.avatar> = async ({ account, house }) => {
  const row = await house.db
    .selectFrom('account')
    .leftJoin('avatar_image', 'avatar_image.account_id', 'account.id')
    .select(['account.details', 'avatar_image.name'])
    .where('account.id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (row.name !== null) return { avatar: row.name, avatarType: 'CUSTOM' }
  return { avatar: row.details['avatar'] ?? String(account.id % avatarCount), avatarType: 'STATIC' }
}
