import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { cancelRest } from './orders/cancel-rest.ts'
import { getOrder } from './orders/get-order.ts'
import { listOwnOrders } from './orders/list-own-orders.ts'
import { placeOrder } from './orders/place-order.ts'

/** The calls of the area `lottery`. */
export const lotteryCalls: readonly MountedCall[] = [
  mount(calls.lottery.place, placeOrder),
  mount(calls.lottery.orders, listOwnOrders),
  mount(calls.lottery.order, getOrder),
  mount(calls.lottery.cancelRest, cancelRest),
]
