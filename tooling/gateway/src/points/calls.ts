import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { convertForMoney } from './convert-for-money.ts'
import { getPointBalance } from './get-point-balance.ts'
import { getPointConfig } from './get-point-config.ts'
import { listPointDetails } from './list-point-details.ts'
import { listRedemptions } from './list-redemptions.ts'
import { listRewards } from './list-rewards.ts'
import { redeemGoods } from './redeem-goods.ts'

/** The calls of the area `points`. */
export const pointsCalls: readonly MountedCall[] = [
  mount(calls.points.balance, getPointBalance),
  mount(calls.points.rewards, listRewards),
  mount(calls.points.redeemHistory, listRedemptions),
  mount(calls.points.details, listPointDetails),
  mount(calls.points.config, getPointConfig),
  mount(calls.points.redeem, redeemGoods),
  mount(calls.points.convert, convertForMoney),
]
