import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../../http/mount.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'
import { menuOf } from './menu-of.ts'

/** All lotteries by group, as older clients read them: ids of titles, and the name as the remark. */
export const getOlderMenus: AlikeHandler<typeof calls.lottery.olderMenus> = async ({
  services,
  language,
}) => {
  const lotteries = await listLotteries(services.db)
  const idOf = new Map(lotteries.map((lottery) => [lottery.code, lottery.game_id]))
  return menuOf(lotteries, [], language).map(({ gameGroupCode, gameMenus }) => ({
    code: gameGroupCode,
    gameGroupId: gameGroupCode,
    games: gameMenus.map(({ gameCode, labelName }) => ({
      gameId: idOf.get(gameCode) ?? gameCode,
      code: gameCode,
      remark: labelName,
    })),
  }))
}
