import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { requireTwoPeople } from '../economy/require-economy.ts'
import {
  decideRequest,
  findRequest,
  listRequests,
  reopenRequest,
  type ActRequest,
} from './act-request-store.ts'
import { movingActs } from './moving-acts.ts'

const merchant = z.string()
const id = z.int().check(z.positive())
const by = z.string().check(z.minLength(1), z.maxLength(100))
const reason = z.optional(z.string().check(z.minLength(1), z.maxLength(500)))

/** What waits for a second person: listing it, letting it be done, and refusing it. */
export const approvalOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('list'), merchant }),
  z.strictObject({ step: z.literal('pass'), merchant, id, by, reason }),
  z.strictObject({ step: z.literal('refuse'), merchant, id, by, reason }),
])
export type ApprovalOperation = z.infer<typeof approvalOperation>

/** What waits, or what the act answered that was let pass; a refusal answers nothing. */
export async function operateApproval(
  services: Services,
  wanted: ApprovalOperation,
  person?: string,
): Promise<{ waiting: ActRequest[] } | { done: unknown } | null> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const now = services.now()
  if (wanted.step === 'list') return { waiting: await listRequests(services.db, merchantId, now) }
  const request = await findRequest(services.db, { merchantId, id: wanted.id, now })
  if (!request) throw new Fault('not_found', { field: 'id', messageKey: 'desk.approval.decided' })
  const decider = person ?? wanted.by
  const isPassed = wanted.step === 'pass'
  if (isPassed) requireTwoPeople(request.askedBy, decider, 'by')
  await services.db.transaction().execute(async (trx) => {
    if (!(await decideRequest(trx, { id: request.id, by: decider, isPassed, now }))) {
      throw new Fault('not_found', { field: 'id', messageKey: 'desk.approval.decided' })
    }
    await appendEvent(trx, {
      merchantId,
      at: now,
      kind: 'act.done',
      actor: 'operator',
      person: decider,
      subject: `${request.act} of another person: ${wanted.step}`,
      after: { request: request.id, act: request.act, amount: request.amount, askedBy: request.askedBy },
      reason: wanted.reason,
    })
  })
  return isPassed ? { done: await runRequest(services, request) } : null
}

/** In transactions of its own, as the act always is; an act that is refused waits again, until it is too old. */
async function runRequest(
  services: Services,
  { id: request, act, wanted, askedBy, amount, ...of }: ActRequest,
): Promise<unknown> {
  const moving = movingActs[act]
  if (!moving) throw new Error(`nobody knows the act ${act} any more`)
  try {
    const moves = await moving.sum(services, await findMerchant(services, of.merchant), wanted)
    // The second person has seen the sum of then.
    if (moves > amount)
      throw new Fault('request_param_err', { field: 'id', messageKey: 'desk.approval.grown' })
    return await moving.run(services, wanted, askedBy)
  } catch (error) {
    await reopenRequest(services.db, request)
    throw error
  }
}
