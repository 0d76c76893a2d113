import { calls } from '@saola/protocol'
import { mount, mountAlike, type MountedCall } from '../http/mount.ts'
import { getClock } from './draws/get-clock.ts'
import { getDraw } from './draws/get-draw.ts'
import { getDrawBets } from './draws/get-draw-bets.ts'
import { getHistory } from './draws/get-history.ts'
import { getLotteryGame } from './draws/get-lottery-game.ts'
import { getResults } from './draws/get-results.ts'
import { getGameMenus } from './menus/get-game-menus.ts'
import { getOpenedNumbers } from './menus/get-opened-numbers.ts'
import { getPopular } from './menus/get-popular.ts'
import { getVnGameMenu } from './menus/get-vn-game-menu.ts'
import { getVnGameMenuRecent } from './menus/get-vn-game-menu-recent.ts'
import { getVnOpenedNumbers } from './menus/get-vn-opened-numbers.ts'
import { cancelRest } from './orders/cancel-rest.ts'
import { getOrder } from './orders/get-order.ts'
import { listOwnOrders } from './orders/list-own-orders.ts'
import { placeOrder } from './orders/place-order.ts'
import { getOlderMenus } from './menus/get-older-menus.ts'
import { getNearDraws } from './draws/get-near-draws.ts'
import { getOlderResults } from './draws/get-older-results.ts'

/** The calls of the area `lottery`. */
export const lotteryCalls: readonly MountedCall[] = [
  mountAlike(calls.lottery.gameMenus, getGameMenus),
  mountAlike(calls.lottery.olderMenus, getOlderMenus),
  mount(calls.lottery.olderResults, getOlderResults),
  mount(calls.lottery.nearDraws, getNearDraws),
  mountAlike(calls.lottery.vnGameMenu, getVnGameMenu),
  mount(calls.lottery.vnGameMenuRecent, getVnGameMenuRecent),
  mountAlike(calls.lottery.popular, getPopular),
  mountAlike(calls.lottery.vnOpenedNumbers, getVnOpenedNumbers),
  mount(calls.lottery.openedNumbers, getOpenedNumbers),
  mount(calls.lottery.clock, getClock),
  mount(calls.lottery.game, getLotteryGame),
  mount(calls.lottery.draw, getDraw),
  mount(calls.lottery.drawBets, getDrawBets),
  mount(calls.lottery.results, getResults),
  mount(calls.lottery.history, getHistory),
  mount(calls.lottery.place, placeOrder),
  mount(calls.lottery.orders, listOwnOrders),
  mount(calls.lottery.order, getOrder),
  mount(calls.lottery.cancelRest, cancelRest),
]
