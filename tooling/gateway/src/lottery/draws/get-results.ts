import type { calls } from '@saola/protocol'
import { dayMs, startOfCivilDay } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { closureOn } from './closure-on.ts'
import { describeDraw } from './describe-draw.ts'
import { listGroupDraws } from './draw-store.ts'
import { listClosures } from './lottery-game-store.ts'

/** A board shows at most so many draws; a group that draws every minute has more in a day. */
const mostDraws = 100

/** A group's results of a day, or why it does not draw on it (lottery 39). */
export const getResults: Handler<typeof calls.lottery.results> = async ({ input, services, language }) => {
  const [year = 0, month = 0, day = 0] = input.day.split('-').map(Number)
  const from = startOfCivilDay(year, month, day)
  const closure = closureOn(await listClosures(services.db), input.groupCode, from)
  const rows = await listGroupDraws(services.db, input.groupCode, {
    from,
    until: from + dayMs,
    most: mostDraws,
  })
  return {
    draws: rows.map(describeDraw),
    closedReason: language === 'EN' ? closure?.reason_en : closure?.reason_vi,
    now: services.now(),
  }
}
