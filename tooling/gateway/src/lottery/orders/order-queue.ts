import type { LotteryOrder } from '@saola/protocol'
import { isDatabaseAway, onceATurn } from '@saola/server'
import type { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { describeOrders, describePlaced } from './describe-order.ts'
import type { OrderRow } from './order-store.ts'
import type { AskedOrder } from './plan-orders.ts'
import { takeOrders, type TakenOrder } from './take-orders.ts'

/** An order as it stands, or why it was not placed. */
export type OrderAnswer = { order: LotteryOrder } | { fault: Fault }

/** Places orders at full speed: those that arrive while a batch is in flight go into the next one. */
export type OrderQueue = { place: (asked: AskedOrder) => Promise<OrderAnswer> }

/** Batches in flight at most: while the database works on one, the next is made ready and waits in line. */
const lanes = 2

/** Orders in one batch at most; it bounds how long the ledger accounts of a batch stay locked. */
const longestBatch = 128

/** So few are not shared out over the lanes that are free: a statement for them costs as much as one for a few more. */
const shortestShare = 16

type Waiting = PromiseWithResolvers<OrderAnswer> & { asked: AskedOrder }

/**
 * Makes the queue of a gateway's orders. An account has one order in flight at most, so that each meets the limits and the
 * wallet that the one before it has left.
 */
export function createOrderQueue(services: Services): OrderQueue {
  let queue: Waiting[] = []
  const busy = new Set<number>()
  let inFlight = 0
  const wake = onceATurn(() => {
    while (inFlight < lanes) {
      const share = Math.ceil(queue.length / (lanes - inFlight))
      const batch = nextBatch(Math.min(longestBatch, Math.max(shortestShare, share)))
      if (batch.length === 0) return
      void send(batch)
    }
  })

  /** The first order of each account that has none in flight, and no more than so many. */
  function nextBatch(most: number): Waiting[] {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const { accountId } = waiting.asked
      if (batch.length === most || busy.has(accountId)) rest.push(waiting)
      else {
        busy.add(accountId)
        batch.push(waiting)
      }
    }
    queue = rest
    return batch
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    inFlight += 1
    const taken = await takeEach(services, batch)
    inFlight -= 1
    for (const { asked } of batch) busy.delete(asked.accountId)
    if (queue.length > 0) wake()
    await answerEach(services, taken)
  }

  return {
    place: (asked) => {
      const waiting = { ...Promise.withResolvers<OrderAnswer>(), asked }
      queue.push(waiting)
      wake()
      return waiting.promise
    },
  }
}

type Taken = { waiting: Waiting; end: TakenOrder }

/** One transaction for all; when it fails as a whole, one each, so that only the order at fault fails. */
async function takeEach(services: Services, batch: readonly Waiting[]): Promise<Taken[]> {
  try {
    const asked = batch.map((waiting) => waiting.asked)
    const ends = await services.db.transaction().execute((trx) => takeOrders(trx, services, asked))
    return batch.map((waiting, index) => ({
      waiting,
      end: ends[index] ?? { failure: new Error('no answer') },
    }))
  } catch (failure) {
    if (batch.length === 1 || isDatabaseAway(failure)) {
      return batch.map((waiting) => ({ waiting, end: { failure } }))
    }
    const taken: Taken[] = []
    for (const one of batch) taken.push(...(await takeEach(services, [one])))
    return taken
  }
}

/** Answers orders: those that were placed now at once, those that were placed before as they stand by now. */
async function answerEach(services: Services, taken: readonly Taken[]): Promise<void> {
  const before: { waiting: Waiting; order: OrderRow }[] = []
  for (const { waiting, end } of taken) {
    if ('order' in end && end.plan) {
      waiting.resolve({ order: describePlaced(end.order, end.plan, services.now()) })
    } else if ('order' in end) before.push({ waiting, order: end.order })
    else if ('fault' in end) waiting.resolve(end)
    else waiting.reject(end.failure)
  }
  await Promise.all(
    (['VI', 'EN'] as const).map((language) =>
      answerPlaced(
        services,
        language,
        before.filter(({ waiting }) => waiting.asked.language === language),
      ),
    ),
  )
}

/** Describes orders of one language together; a look for each would cost more than placing them. */
async function answerPlaced(
  services: Services,
  language: 'VI' | 'EN',
  placed: readonly { waiting: Waiting; order: OrderRow }[],
): Promise<void> {
  try {
    const orders = await describeOrders(
      services,
      placed.map(({ order }) => order),
      language,
    )
    const described = new Map(orders.map((order) => [order.orderId, order]))
    for (const { waiting, order } of placed) {
      const answer = described.get(String(order.id))
      if (answer) waiting.resolve({ order: answer })
      else waiting.reject(new Error(`order ${order.id} cannot be shown`))
    }
  } catch (failure) {
    if (placed.length === 1 || isDatabaseAway(failure))
      for (const { waiting } of placed) waiting.reject(failure)
    else for (const one of placed) await answerPlaced(services, language, [one])
  }
}
