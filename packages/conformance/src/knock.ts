import type { Call } from '@saola/protocol'
import { parseJson, recordOf, refusalCode, type Exchange } from './exchange.ts'
import { requiredFields } from './find-input.ts'
import { agreed, asksForOne, differs, missing, missingCodes, type Judgement } from './judge-call.ts'
import { emptyRequest, type RawSender } from './raw-request.ts'
import { wordsOfAnswer } from './words-of.ts'

/**
 * Whether a gateway has a call, found out by a request that can do nothing: it has no token where one is needed, and no
 * input where some is. Undefined where that would not be safe, or no answer came.
 */
export async function knock(call: Call, send: RawSender): Promise<Judgement | undefined> {
  if (call.token !== 'required' && requiredFields(call).length === 0) return undefined
  const request = emptyRequest(call)
  // What anybody may send, such as feedback, might be taken even empty; half a body can be taken by nobody.
  const isBroken = call.token !== 'required' && !call.sealed && request.body !== undefined
  const exchange = await send(isBroken ? { ...request, body: '{' } : request)
  if (exchange === undefined) return undefined
  const judgement = judgeKnock(call, exchange)
  return isBroken && judgement.outcome === 'differs' && !isTaken(call, exchange) ? agreed : judgement
}

function judgeKnock(call: Call, exchange: Exchange): Judgement {
  const code = refusalCode(exchange.text)
  const came = wordsOfAnswer(exchange)
  if (code !== undefined) {
    const isMissing = missingCodes.has(code) || (code === 'not_found' && !asksForOne(call))
    if (isMissing) return missing(came)
    return exchange.status < 500 || code === 'system.unavailable' || code === 'system.maintenance'
      ? agreed
      : differs('answer', came, 'a refusal')
  }
  if ([404, 405].includes(exchange.status)) return missing(came)
  if (isTaken(call, exchange)) {
    return call.token === 'required'
      ? differs('token', `${came}, without a token`, '401 login.not.session')
      : differs('input', `${came}, to no input`, `a refusal: ${requiredFields(call).join(', ')} is missing`)
  }
  // A wrong invitation code is a plain `success: false` of the family (wire 3).
  if (call.errors === 'caller' && recordOf(parseJson(exchange.text))['success'] === false) return agreed
  return differs('body', came, 'a refusal with success, errorCode and message')
}

/** Whether the request of a knock was answered as if it held what it needs. */
function isTaken(call: Call, { status, text }: Exchange): boolean {
  const body = parseJson(text)
  if (status >= 400 || body === undefined) return false
  const { success } = recordOf(body)
  return success === true || (call.answer === 'bare' && success === undefined)
}

/** Whether a refusal of a knock says anything: some gateways ask everybody for a token before they look at the address. */
export async function canKnock(send: RawSender): Promise<boolean> {
  const exchange = await send({ method: 'POST', path: '/wps/member/no-such-call', body: '{}' })
  if (exchange === undefined) return false
  const code = refusalCode(exchange.text)
  if (code === 'not_found' || (code !== undefined && missingCodes.has(code))) return true
  return code === undefined && [404, 405].includes(exchange.status)
}
