import { calls } from '@saola/protocol'
import { mount, mountAct, mountAlike, type MountedCall } from '../http/mount.ts'
import { addFavorite } from './favorites/add-favorite.ts'
import { getCatalogue } from './get-catalogue.ts'
import { getDemo } from './launch/get-demo.ts'
import { getFavoriteList } from './favorites/get-favorite-list.ts'
import { getFavorites } from './favorites/get-favorites.ts'
import { getGameList } from './get-game-list.ts'
import { getGameVendor } from './get-game-vendor.ts'
import { getHotGames } from './get-hot-games.ts'
import { getHotMatches } from './matches/get-hot-matches.ts'
import { getRecentGames } from './get-recent-games.ts'
import { getRoomList } from './get-room-list.ts'
import { getTitle } from './get-title.ts'
import { getUnfinished } from './get-unfinished.ts'
import { getVassGameType } from './get-vass-game-type.ts'
import { getRanking } from './winners/get-ranking.ts'
import { getWinnerBoard } from './winners/get-winner-board.ts'
import { getJackpots } from './jackpot/get-jackpots.ts'
import { launchGame } from './launch/launch-game.ts'
import { recallBet } from './recall/recall-bet.ts'
import { removeFavorite } from './favorites/remove-favorite.ts'

/** The calls of the area `games`. */
export const gamesCalls: readonly MountedCall[] = [
  mountAlike(calls.games.gameVendor, getGameVendor),
  mountAlike(calls.games.newGameVendor, getGameVendor),
  mount(calls.games.relayedJackpots, getJackpots),
  mount(calls.games.trialLaunch, getDemo),
  mountAlike(calls.games.gameList, getGameList),
  mountAlike(calls.games.hotGames, getHotGames),
  mount(calls.games.hotMatches, getHotMatches),
  mount(calls.games.demo, getDemo),
  mount(calls.games.jackpots, getJackpots),
  mount(calls.games.catalogue, getCatalogue),
  mount(calls.games.title, getTitle),
  mount(calls.games.roomList, getRoomList),
  mount(calls.games.vassGameType, getVassGameType),
  mount(calls.games.favorites, getFavorites),
  mount(calls.games.favoriteList, getFavoriteList),
  mount(calls.games.addFavorite, addFavorite),
  mount(calls.games.removeFavorite, removeFavorite),
  mount(calls.games.recentGames, getRecentGames),
  mount(calls.games.unfinished, getUnfinished),
  mount(calls.games.recall, recallBet),
  mountAlike(calls.games.winnerBoard, getWinnerBoard),
  mount(calls.games.ranking, getRanking),
  mountAct(calls.games.launchGame, launchGame),
]
