import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describePlay } from './describe-play.ts'
import { getPlay } from './play-store.ts'
import { findSetting } from './setting-store.ts'

/** How the play that a sitting belongs to stands, and when it is to be looked at next. */
export const getPlayTime: Handler<typeof calls.protection.playSession> = async ({
  account,
  services,
  input,
}) => {
  const play = await getPlay(services.db, account.id, input.playSessionId)
  const setting = await findSetting(services.db, account.id)
  return describePlay(play, setting, services.now())
}
