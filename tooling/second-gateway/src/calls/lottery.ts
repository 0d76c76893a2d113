import { queryNumber } from '../http/fields.ts'
import { bare } from '../http/reply.ts'
import type { Call, Visit } from '../http/wire.ts'
import { lotteryGroups, lotteryId, openedNumbers } from '../memory/lotteries.ts'

/** The lottery's side, whose bodies have no envelope. */
export const lotteryCalls: Call[] = [
  { from: 'anybody', method: 'GET', path: '/lgw/vn/games/game_menu', answer: menus },
  { from: 'anybody', method: 'GET', path: '/lgw/games/game_menus', answer: menus },
  { from: 'anybody', method: 'GET', path: '/lgw/games/popular', answer: popular },
  { from: 'anybody', method: 'GET', path: '/lgw/vn/numeros/opened/game', answer: openedMap },
  { from: 'member', method: 'GET', path: '/lotto/lgw/games/opened/numero', answer: openedList },
]

function menus({ asked: { headers }, memory: { origin } }: Visit) {
  const language = headers['language'] === 'EN' ? 'en' : 'vi'
  const groups = lotteryGroups.map((group, order) => ({
    gameGroupCode: group.code,
    labelName: group[language],
    order: String(order),
    gameMenus: group.games.map(([gameCode, gameName]) => ({
      gameId: lotteryId(gameCode),
      gameCode,
      gameName,
      remark: null,
      iconUrl: `${origin}/art/lottery-${gameCode}.svg`,
    })),
  }))
  return bare(Object.fromEntries(groups.map((group) => [group.gameGroupCode, group])))
}

function popular({ asked: { query } }: Visit) {
  const codes = lotteryGroups.flatMap(({ games }) => games.map(([code]) => code))
  const wanted = codes.slice(0, queryNumber(query, 'count', 20))
  return bare(wanted.map((gameCode) => ({ gameId: lotteryId(gameCode), gameCode })))
}

function openedMap({ asked: { query }, memory: { now } }: Visit) {
  const opened = openedNumbers(Math.min(queryNumber(query, 'count', 20), 100), now())
  return bare(Object.fromEntries(opened.map((each) => [`${each.gameCode}_${each.numero}`, each])))
}

function openedList({ memory: { now } }: Visit) {
  return bare(openedNumbers(6, now()))
}
