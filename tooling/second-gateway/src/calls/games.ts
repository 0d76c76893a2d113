import { cutPage } from '../http/fields.ts'
import { success } from '../http/reply.ts'
import type { Call, Visit } from '../http/wire.ts'
import { games, hotNames } from '../memory/games.ts'
import { winners } from '../memory/notices.ts'
import { cardsOf, laneTitles } from './cards.ts'
import { toGameRow } from './game-row.ts'

/** The catalogue as everybody sees it. */
export const gameCalls: Call[] = [
  { from: 'anybody', method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', answer: vendors },
  { from: 'anybody', method: 'GET', path: '/wps/relay/GCSGAME_gameList', answer: gameList },
  { from: 'anybody', method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', answer: hotGames },
  { from: 'member', method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', answer: gameTypes },
  { from: 'anybody', method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', answer: winnerBoard },
]

function vendors({ memory: { origin } }: Visit) {
  const lanes = laneTitles.map((title) => {
    const classified = games.filter(({ type }) => type === title)
    return {
      title,
      gameClassify: [...new Set(classified.map(({ classify }) => classify))].map((key) => ({
        key,
        displayName: key.toLowerCase(),
        gameCount: String(classified.filter(({ classify }) => classify === key).length),
      })),
      cards: cardsOf(title, origin),
      sort: null,
    }
  })
  return success({ data: { lanes }, cacheSeconds: '300' })
}

function gameList({ asked: { query }, memory }: Visit) {
  const has = (name: string, value: string) => {
    const wanted = query.get(name) ?? ''
    return wanted === '' || wanted === 'ALL' || wanted === value
  }
  const part = (query.get('gameName') ?? '').toLowerCase()
  const wanted = games.filter(
    ({ name, vendor, type, classify }) =>
      has('gameType', type) &&
      has('vassalage', vendor) &&
      has('gameClassify', classify) &&
      name.toLowerCase().includes(part),
  )
  const { list, totalPages, total } = cutPage(wanted, query, {
    page: 'pageNo',
    size: 'pageSize',
    first: memory.firstPage ?? 1,
  })
  return success({ games: list.map((game) => toGameRow(game, memory.origin)), totalPages, totalCount: total })
}

function hotGames({ memory: { origin } }: Visit) {
  const hot = hotNames.flatMap((name) => games.filter((game) => game.name === name))
  return success({
    list: hot.map((game, index) => ({ ...toGameRow(game, origin), rank: String(index + 1) })),
  })
}

function gameTypes() {
  const types = [...new Set(games.map(({ type }) => type))]
  const content = types.map((type) => {
    const own = games.filter((game) => game.type === type)
    const codes = [...new Set(own.map(({ vendor }) => vendor))]
    return [type, Object.fromEntries(codes.map((code) => [code, []]))] as const
  })
  return success({ content: Object.fromEntries(content) })
}

function winnerBoard({ asked: { headers }, memory: { now, origin } }: Visit) {
  const isEnglish = headers['language'] === 'EN'
  const list = winners.map(({ minutesAgo, ...winner }) => {
    const game = games.find(({ name }) => name === winner.gameName)
    return {
      vo: {
        ...winner,
        nodeName: isEnglish ? winner.gameName : null,
        gameType: game?.type ?? null,
        vendor: game?.vendor ?? null,
        nodeId: game?.nodeId ?? null,
        iconUrl: `${origin}/art/game-${game?.nodeId ?? 0}.svg`,
        winTime: now() - minutesAgo * 60_000,
      },
    }
  })
  return success({ list })
}
