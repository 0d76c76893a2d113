import { cutPage, getText, optionalText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, MemberVisit } from '../http/wire.ts'
import { findGame, games, type Game } from '../memory/games.ts'
import { toGameRow } from './game-row.ts'

/** Favourites, what was played last, and playing. */
export const ownGameCalls: Call[] = [
  { from: 'member', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames', answer: favouriteIds },
  { from: 'member', method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', answer: favouriteList },
  { from: 'member', method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', answer: addFavourite },
  {
    from: 'member',
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    answer: removeFavourite,
  },
  { from: 'member', method: 'GET', path: '/wps/relay/GCS_recentGame', answer: recentGames },
  { from: 'member', method: 'GET', path: '/wps/game/launchGame', answer: launchGame },
]

function favouriteIds({ account }: MemberVisit) {
  return success([...account.favourites].map(String))
}

function favouriteList({ account, asked: { query }, memory }: MemberVisit) {
  const type = query.get('gameType') ?? ''
  const own = games.filter(({ nodeId }) => account.favourites.has(nodeId))
  const wanted = own.filter((game) => type === '' || type === 'ALL' || game.type === type)
  const { list, page, totalPages } = cutPage(wanted, query, {
    page: 'pageNo',
    size: 'pageSize',
    first: memory.firstPage ?? 1,
  })
  return success({ content: list.map((game) => toGameRow(game, memory.origin)), pageNum: page, totalPages })
}

function addFavourite(visit: MemberVisit) {
  visit.account.favourites.add(readGame(visit).nodeId)
  return done()
}

function removeFavourite(visit: MemberVisit) {
  visit.account.favourites.delete(readGame(visit).nodeId)
  return done()
}

/** The game of an act, named in the body or, as a DELETE without one does, in the query. */
function readGame({ asked }: MemberVisit): Game {
  const nodeId = asked.query.get('nodeId') ?? getText(asked.body, 'nodeId')
  const game = findGame(nodeId)
  if (game === undefined) throw new Refused('game.not.exists')
  return game
}

function recentGames({ account, memory: { origin } }: MemberVisit) {
  const played = account.recent.flatMap((nodeId) => games.filter((game) => game.nodeId === nodeId))
  return success(played.map((game) => toGameRow(game, origin)))
}

function launchGame({ account, asked: { query }, memory: { origin } }: MemberVisit) {
  const fields = Object.fromEntries(query)
  const mode = optionalText(fields, 'launchMode')
  if (mode === 'LOTT') {
    const code = encodeURIComponent(optionalText(fields, 'lottoGameCode'))
    return success({ gameUrl: `${origin}/play/lottery?code=${code}` })
  }
  if (mode !== 'GLS') throw new Refused('system_busy')
  const game = findGame(optionalText(fields, 'nodeId')) ?? findGame(optionalText(fields, 'gameId'))
  if (game === undefined) throw new Refused('game.not.exists')
  account.recent = [game.nodeId].concat(account.recent.filter((each) => each !== game.nodeId)).slice(0, 12)
  return success({ content: { game_url: `${origin}/play/${game.nodeId}`, ticket: null } })
}
