import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listComingDraws, listLastDraws } from './draw-store.ts'
import { getLotteryById } from './lottery-game-store.ts'

/** The draw that is bet on next, the one after it, and the last one with a result. */
export const getNearDraws: Handler<typeof calls.lottery.nearDraws> = async ({ input, services }) => {
  const now = services.now()
  const lottery = await getLotteryById(services.db, input.gameId)
  const [last] = await listLastDraws(services.db, lottery.code, 1)
  const [current, next] = await listComingDraws(services.db, lottery.code, { now, most: 2 })
  return {
    ...(current && {
      currentNumero: {
        gameId: lottery.game_id,
        numero: current.numero,
        remainTime: current.locks_at - now,
        lockTime: current.locks_at,
        isSale: current.opens_at <= now,
      },
    }),
    ...(last && { previousNumero: { numero: last.numero } }),
    ...(next && { nextNumero: { numero: next.numero } }),
  }
}
