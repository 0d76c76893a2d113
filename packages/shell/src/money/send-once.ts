import { isApiError, type ApiError } from '@saola/api-client'
import type { Call, CallInput, CallReply } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { endIntention, findIntention, intend } from './intentions.ts'

/** What sending needs of the app. */
export type Sending = Pick<AppContext, 'api' | 'session' | 'storage'>

/**
 * Sends a wish to move money under the key of that wish. Until an answer says what became of it, the same wish goes out
 * under the same key, also after a reload of the page; the gateway carries a key out once (wallet 5).
 */
export async function sendOnce<C extends Call>(
  app: Sending,
  call: C,
  input: CallInput<C>,
  wish: string,
): Promise<CallReply<C>> {
  const isRepeat = findIntention(app, call.id, wish) !== undefined
  const idempotencyKey = intend(app, call.id, wish)
  try {
    const reply = await (app.api.send as SendAny)(call, input, { idempotencyKey })
    endIntention(app, idempotencyKey)
    return reply
  } catch (error) {
    if (isAnswer(error) && !(isRepeat && isAtTheDoor(error))) endIntention(app, idempotencyKey)
    throw error
  }
}

/** Whether a failure is the gateway's own word that this request moved nothing; on the way there others may answer. */
function isAnswer(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'refused' || wasNeverSent(error)) return true
  if (error.kind !== 'http') return false
  return error.status < 500 || error.code === 'system.maintenance'
}

/** Turned away before anybody looked at the wish: that says nothing of an earlier request for it. */
function isAtTheDoor(error: unknown): boolean {
  return isApiError(error) && (wasNeverSent(error) || [401, 403, 408, 429, 503].includes(error.status))
}

function wasNeverSent({ kind }: ApiError): boolean {
  return kind === 'invalid' || kind === 'insecure'
}

// `send` asks for the input only where the row does; here the caller always brings it.
type SendAny = (call: Call, input: unknown, options: { idempotencyKey: string }) => Promise<never>
