import type { calls } from '@saola/protocol'
import { checkPlace } from '../accounts/places/check-place.ts'
import type { Handler } from '../http/mount.ts'
import { describePlay } from './describe-play.ts'
import { getPlay } from './play-store.ts'
import { findSetting } from './setting-store.ts'

/**
 * How the play that a sitting belongs to stands, and when it is to be looked at next. The page asks every few minutes of play, so
 * that where it is played is asked anew by this (protection 29).
 */
export const getPlayTime: Handler<typeof calls.protection.playSession> = async (context) => {
  const { account, services, input } = context
  await checkPlace(context)
  const play = await getPlay(services.db, account.id, input.playSessionId)
  const setting = await findSetting(services.db, account.id)
  return describePlay(play, setting, services.now())
}
