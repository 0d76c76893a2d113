import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { getAvatarChoice } from './avatar-store.ts'
import { drawnAvatarOf } from './drawn-avatars.ts'

/** The account's avatar: its own picture, the chosen one, or the one of the account's number. */
export const getAvatar: Handler<typeof calls.member.avatar> = async ({ account, services }) => {
  const { upload, drawn } = await getAvatarChoice(services.db, account.id)
  if (upload !== null) return { avatar: upload, avatarType: 'CUSTOM' }
  return { avatar: drawn ?? drawnAvatarOf(account.id), avatarType: 'STATIC' }
}
