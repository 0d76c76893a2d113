import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listNextOfEach } from '../draws/draw-store.ts'
import { listPlayedLotteries } from './played-lottery-store.ts'
import { lotteriesOfMode, menuOf, usualMode } from './menu-of.ts'

/** As many lotteries as the menu remembers. */
const remembered = 10

/** The menu of the Vietnamese lotteries that the caller bet on last. */
export const getVnGameMenuRecent: Handler<typeof calls.lottery.vnGameMenuRecent> = async ({
  input,
  services,
  account,
  language,
}) => {
  const played = await listPlayedLotteries(services.db, account.id)
  const lotteries = lotteriesOfMode(played, input.prizeMode ?? usualMode).slice(0, remembered)
  const codes = lotteries.map(({ code }) => code)
  return menuOf(lotteries, await listNextOfEach(services.db, codes, services.now()), language)
}
