import type { LotteryOrder } from '@saola/protocol'
import { isDatabaseAway } from '@saola/server'
import type { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { describeOrders } from './describe-order.ts'
import { takeOrders, type AskedOrder, type TakenOrder } from './take-orders.ts'

/** An order as it stands, or why it was not placed. */
export type OrderAnswer = { order: LotteryOrder } | { fault: Fault }

/** Places orders at full speed: those that arrive while a batch is in flight go into the next one. */
export type OrderQueue = { place: (asked: AskedOrder) => Promise<OrderAnswer> }

/** Batches in flight at most: while the database works on one, the next is made ready and waits in line. */
const lanes = 2

/** Orders in one batch at most; it bounds how long the ledger accounts of a batch stay locked. */
const longestBatch = 128

type Waiting = PromiseWithResolvers<OrderAnswer> & { asked: AskedOrder }

/**
 * Makes the queue of a gateway's orders. An account has one order in flight at most, so that each meets the limits and the
 * wallet that the one before it has left.
 */
export function createOrderQueue(services: Services): OrderQueue {
  let queue: Waiting[] = []
  const busy = new Set<number>()
  let inFlight = 0
  let isWoken = false

  /** Looks at the queue once everybody who is about to ask has asked. */
  function wake(): void {
    if (isWoken) return
    isWoken = true
    setImmediate(() => {
      isWoken = false
      while (inFlight < lanes) {
        const batch = nextBatch()
        if (batch.length === 0) return
        void send(batch)
      }
    })
  }

  /** The first order of each account that has none in flight. */
  function nextBatch(): Waiting[] {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const { accountId } = waiting.asked
      if (batch.length === longestBatch || busy.has(accountId)) rest.push(waiting)
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
    const answers = await answerEach(services, batch)
    inFlight -= 1
    for (const [index, { asked, resolve, reject }] of batch.entries()) {
      const answer = answers[index]
      busy.delete(asked.accountId)
      if (answer?.status === 'fulfilled') resolve(answer.value)
      else reject(answer?.reason)
    }
    if (queue.length > 0) wake()
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

/** One transaction for all; when it fails, one each, so that only the order at fault fails. */
async function answerEach(
  services: Services,
  batch: readonly Waiting[],
): Promise<readonly PromiseSettledResult<OrderAnswer>[]> {
  try {
    const asked = batch.map((waiting) => waiting.asked)
    const taken = await services.db.transaction().execute((trx) => takeOrders(trx, services, asked))
    const answers = await describeTaken(services, asked, taken)
    return answers.map((value) => ({ status: 'fulfilled', value }))
  } catch (reason) {
    if (batch.length === 1 || isDatabaseAway(reason)) return batch.map(() => ({ status: 'rejected', reason }))
    const answers: PromiseSettledResult<OrderAnswer>[] = []
    for (const one of batch) answers.push(...(await answerEach(services, [one])))
    return answers
  }
}

/** Describes the orders of a batch together; a look for each would cost more than placing them. */
async function describeTaken(
  services: Services,
  asked: readonly AskedOrder[],
  taken: readonly TakenOrder[],
): Promise<OrderAnswer[]> {
  const described = new Map<string, LotteryOrder>()
  for (const language of ['VI', 'EN'] as const) {
    const rows = taken.flatMap((answer, index) =>
      'order' in answer && asked[index]?.language === language ? [answer.order] : [],
    )
    for (const order of await describeOrders(services, rows, language)) described.set(order.orderId, order)
  }
  return taken.map((answer) => {
    if ('fault' in answer) return answer
    const order = described.get(String(answer.order.id))
    if (order === undefined) throw new Error(`order ${answer.order.id} cannot be shown`)
    return { order }
  })
}
