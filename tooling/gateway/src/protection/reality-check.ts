import type { calls, PlayTime } from '@saola/protocol'
import { nextRealityCheck, realityInterval } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { requireOwnAccount } from '../member/require-own-account.ts'
import { describeProtection, readSetting } from './describe-protection.ts'
import { readPlay, type Play } from './read-play.ts'

/** Keeps the minutes between two reality checks. */
export const setRealityCheck: Handler<typeof calls.protection.setRealityCheck> = async (context) => {
  const { account, house, input } = context
  requireOwnAccount(account)
  const chosen = { reality_minutes: input.minutes }
  await house.db
    .insertInto('protection_setting')
    .values({ account_id: account.id, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute()
  return describeProtection(context)
}

/** How the play that a sitting belongs to stands, and when it is to be looked at next. */
export const getPlayTime: Handler<typeof calls.protection.playSession> = async ({
  account,
  house,
  input,
}) => {
  const play = await readPlay(house.db, account.id, input.playSessionId)
  const setting = await readSetting(house.db, account.id)
  return describePlay(play, setting, house.now())
}

/** Notes that a check was seen; the next one is due an interval from now. */
export const answerCheck: Handler<typeof calls.protection.answerCheck> = async ({
  account,
  house,
  input,
}) => {
  const play = await readPlay(house.db, account.id, input.playSessionId)
  const checked = { checked_at: house.now() }
  await house.db
    .insertInto('protection_setting')
    .values({ account_id: account.id, ...checked })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(checked))
    .execute()
  return describePlay(play, await readSetting(house.db, account.id), house.now())
}

function describePlay(
  { since, rounds, staked, won }: Play,
  setting: Awaited<ReturnType<typeof readSetting>>,
  now: number,
): PlayTime {
  const minutes = realityInterval(setting?.reality_minutes ?? undefined)
  return {
    now,
    since,
    nextCheckAt: nextRealityCheck(Math.max(since, setting?.checked_at ?? 0), minutes),
    realityMinutes: minutes,
    rounds,
    staked,
    won,
    result: won - staked,
  }
}
