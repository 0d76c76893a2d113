import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../../http/mount.ts'
import { listNextOfEach } from '../draws/draw-store.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'

/** Unless the caller says how many (lottery 3). */
const usualCount = 20

/** The lotteries that can be bet on, the one that is drawn next first. */
export const getPopular: AlikeHandler<typeof calls.lottery.popular> = async ({ input, services }) => {
  const lotteries = new Map((await listLotteries(services.db)).map((lottery) => [lottery.code, lottery]))
  const next = await listNextOfEach(services.db, [...lotteries.keys()], services.now())
  return next.slice(0, input.count ?? usualCount).flatMap((draw) => {
    const lottery = lotteries.get(draw.game_code)
    return lottery ? [{ gameId: lottery.game_id, gameCode: lottery.code }] : []
  })
}
