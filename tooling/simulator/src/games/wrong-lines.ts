import type { SendToGateway } from '@saola/game-vendor'
import { signCall, vendorHeaders } from '@saola/gateway'
import { secrets } from '../secrets.ts'

const creditPath = '/seamless/credit'

/** Each credit has a transaction id of its own, the same one sent again as well. */
export function paysUnderFreshIds(send: SendToGateway): SendToGateway {
  let sent = 0
  return async (request) => {
    if (new URL(request.url).pathname !== creditPath) return send(request)
    const { transactionId, ...credit } = (await request.json()) as { transactionId: string }
    const body = JSON.stringify({ ...credit, transactionId: `${transactionId}:${++sent}` })
    const headers = new Headers(request.headers)
    const time = headers.get(vendorHeaders.time) ?? ''
    const nonce = headers.get(vendorHeaders.nonce) ?? ''
    const call = { method: 'POST', path: creditPath, time, nonce, body }
    headers.set(vendorHeaders.signature, signCall(secrets.vendorSecret, call))
    return send(new Request(request.url, { method: 'POST', headers, body }))
  }
}

/** A credit that was not answered counts as made. */
export function takesSilenceForPaid(send: SendToGateway): SendToGateway {
  return (request) => {
    const answer = send(request)
    if (new URL(request.url).pathname !== creditPath) return answer
    return answer.catch(() => Response.json({ success: true, value: { balance: 0 } }))
  }
}
