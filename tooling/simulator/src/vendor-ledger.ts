import type { OrderOutcome, VendorOrder, VendorWallet } from '@saola/gateway'
import type { Draw, Weather } from './simulation.ts'
import type { Scheduler } from './scheduler.ts'

/** The vendor with wallets of its own: an outside party that never crashes, at the end of a line that does. */
export type VendorLedger = {
  /** The port as the gateway of this name has it. */
  walletFor: (owner: string) => VendorWallet
  /** Every order that arrived, with what became of it. */
  orders: ReadonlyMap<string, VendorOrder & OrderOutcome>
}

const refuses = 0.15

export function createVendorLedger(
  scheduler: Scheduler,
  { draw, weather, isCalm }: { draw: Draw; weather: Weather; isCalm: () => boolean },
): VendorLedger {
  const orders = new Map<string, VendorOrder & OrderOutcome>()
  const isLost = () => !isCalm() && draw.chance(weather.drop * 2)

  const balanceOf = (playerId: string) =>
    [...orders.values()]
      .filter((order) => order.playerId === playerId && order.state === 'done')
      .reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0)

  function take(order: VendorOrder): OrderOutcome {
    const known = orders.get(order.orderId)
    if (known) return { state: known.state }
    const isShort = order.direction === 'out' && balanceOf(order.playerId) < order.amount
    const state = isShort || draw.chance(refuses) ? 'refused' : 'done'
    orders.set(order.orderId, { ...order, state })
    return { state }
  }

  /** A question over the line: it may be lost, so may its answer, and it may arrive when nobody waits any more. */
  function over<Value>(owner: string, label: string, work: () => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      let isHopeless = false
      const isImpatient = draw.chance(weather.impatience)
      const fail = () => reject(new Error('the vendor gave no answer'))
      const dropWait = scheduler.add({
        owner,
        label: `${owner} waits no longer for the vendor: ${label}`,
        weight: 0.2,
        isOpen: () => isHopeless || (isImpatient && !isCalm()),
        run: fail,
      })
      const lose = (): string => {
        isHopeless = true
        return 'lost'
      }
      // The message is out of the gateway's hands: it arrives even if its sender has died.
      scheduler.add({
        label: `${owner} -> vendor ${label}`,
        run: () => {
          if (isLost()) return lose()
          const value = work()
          scheduler.add({
            owner,
            label: `${owner} <- vendor ${label}`,
            run: () => {
              if (isLost()) return lose()
              dropWait()
              resolve(value)
            },
          })
          return JSON.stringify(value)
        },
      })
    })
  }

  return {
    orders,
    walletFor: (owner) => ({
      transfer: (order) => over(owner, `${order.direction} ${order.amount}`, () => take(order)),
      statusOf: (orderId) =>
        over(owner, 'status', () => {
          const state = orders.get(orderId)?.state
          return { state: state ?? 'missing' }
        }),
      balanceOf: (playerId) => over(owner, 'balance', () => balanceOf(playerId)),
    }),
  }
}
