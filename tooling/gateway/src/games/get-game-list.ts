import type { calls } from '@saola/protocol'
import { askedLanguage } from '../http/asked-language.ts'
import type { AlikeHandler } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'
import { toGame } from './game-entity.ts'
import { listGames, gameClasses, type GameClass } from './game-store.ts'

/** A page of games by family, vendor, class and any part of the name. */
export const getGameList: AlikeHandler<typeof calls.games.gameList> = async ({
  input,
  services,
  language,
  region,
}) => {
  const { games, totalCount } = await listGames(
    services.db,
    {
      family: input.gameType,
      vendor: input.vassalage,
      name: input.gameName,
      gameClass: classOf(input.gameClassify),
      region,
    },
    { number: input.pageNo, size: input.pageSize, now: services.now() },
  )
  const shown = askedLanguage(input.language, language)
  return {
    games: games.map((row) => toGame(row, shown, services.now())),
    totalCount,
    totalPages: Math.ceil(totalCount / input.pageSize),
  }
}

function classOf(asked: string | undefined): GameClass {
  const known = gameClasses.find((gameClass) => gameClass === (asked || 'all').toLowerCase())
  if (known) return known
  throw new Fault('request_param_err', { field: 'gameClassify', params: { field: 'gameClassify' } })
}
