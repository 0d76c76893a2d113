import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { validBetTermsOf } from '../../db/valid-bet-terms.ts'
import { checkPlace } from '../../accounts/places/check-place.ts'
import { hashRequest } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { createOrderQueue, type OrderQueue } from './order-queue.ts'

/** The queue of each gateway of this process. */
const queues = new WeakMap<Services, OrderQueue>()

/**
 * Places the lines of a slip on each of its draws, all or none. The same key answers with the same order, whatever has
 * become of the draws meanwhile.
 */
export const placeOrder: Handler<typeof calls.lottery.place> = async (context) => {
  const { account, services, merchant, language, region, input, idempotencyKey } = context
  const answer = await queueOf(services).place({
    accountId: account.id,
    merchantId: merchant.id,
    language,
    key: idempotencyKey,
    requestHash: hashRequest(JSON.stringify(input)),
    region,
    place: await checkPlace(context),
    mostPerNumber: merchant.settings.lottery?.mostPerNumber ?? undefined,
    validBets: validBetTermsOf(merchant.settings),
    slip: input,
  })
  if ('fault' in answer) throw answer.fault
  return answer.order
}

function queueOf(services: Services): OrderQueue {
  const known = queues.get(services)
  if (known) return known
  const queue = createOrderQueue(services)
  queues.set(services, queue)
  return queue
}
