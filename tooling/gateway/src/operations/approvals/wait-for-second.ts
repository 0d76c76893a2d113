import { requestDecisionMs } from '@saola/rules'
import { withEvent } from '../../events/with-event.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { findOrCreateRequest } from './act-request-store.ts'
import { movingActs } from './moving-acts.ts'

/** What an act answers that has to wait for another person: nothing was done yet. */
export type Waiting = { waits: { id: number; amount: number; expiresAt: number } }

/**
 * Keeps an act for a second person where it moves more than its merchant lets one person move; undefined where it may go on
 * (system 63). Without the name of the first person nobody could be told from it.
 */
export async function waitForSecond(
  services: Services,
  { act, wanted, person }: { act: string; wanted: unknown; person: string | undefined },
): Promise<Waiting | undefined> {
  const moving = movingActs[act]
  if (!moving || !isObject(wanted)) return undefined
  const code = isOfMerchant(wanted) ? wanted.merchant : await moving.merchantOf?.(services, wanted)
  if (code === undefined) return undefined
  const merchant = await findMerchant(services, code)
  const { twoPersonsAbove: above } = merchant.settings
  if (above === undefined || above === null) return undefined
  const amount = await moving.sum(services, merchant, wanted)
  if (amount <= above) return undefined
  if (person === undefined) {
    throw new Fault('request_param_err', { field: 'by', messageKey: 'desk.approval.nameless' })
  }
  const now = services.now()
  const { id, expiresAt } = await withEvent(
    services.db,
    (trx) =>
      findOrCreateRequest(trx, {
        merchantId: merchant.id,
        act,
        wanted,
        amount,
        askedBy: person,
        now,
        expiresAt: now + requestDecisionMs,
      }),
    (request) =>
      request.isNew
        ? {
            merchantId: merchant.id,
            at: now,
            kind: 'act.done',
            actor: 'operator',
            person,
            subject: `${act} waits for a second person`,
            after: { request: request.id, act, wanted, amount },
          }
        : undefined,
  )
  return { waits: { id, amount, expiresAt } }
}

function isObject(wanted: unknown): wanted is object {
  return typeof wanted === 'object' && wanted !== null
}

function isOfMerchant(wanted: object): wanted is { merchant: string } {
  return 'merchant' in wanted && typeof wanted.merchant === 'string'
}
