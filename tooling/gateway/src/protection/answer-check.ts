import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describePlay } from './describe-play.ts'
import { getPlay } from './play-store.ts'
import { findSetting, upsertCheckedAt } from './setting-store.ts'

/** Notes that a check was seen; the next one is due an interval from now. */
export const answerCheck: Handler<typeof calls.protection.answerCheck> = async ({
  account,
  services,
  input,
}) => {
  const play = await getPlay(services.db, account.id, input.playSessionId)
  await upsertCheckedAt(services.db, account.id, services.now())
  return describePlay(play, await findSetting(services.db, account.id), services.now())
}
