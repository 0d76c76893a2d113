import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** Pictures under `/art/avatar/<n>.svg`, counted from 0. */
const avatarCount = 12

/** The avatars to choose from, by name. */
export const getIcons: Handler<typeof calls.member.icon> = async () =>
  Array.from({ length: avatarCount }, (_, index) => String(index))

/** The account's avatar; who has not chosen one has the one of the account's number. */
export const getAvatar: Handler<typeof calls.member.avatar> = async ({ account, house }) => {
  const { details } = await house.db
    .selectFrom('account')
    .select('details')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  return { avatar: details['avatar'] ?? String(account.id % avatarCount), avatarType: 'STATIC' }
}
