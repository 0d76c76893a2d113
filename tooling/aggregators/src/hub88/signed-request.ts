import type { AggregatorKeys, AggregatorRequest } from '../adapter.ts'
import { signBody } from '../rsa-signature.ts'

/** The header that carries a signature, both ways. */
export const signatureHeader = 'X-Hub88-Signature'

/** A request of ours, with what the aggregator calls us and the signature of its body. */
export function signedRequest(keys: AggregatorKeys, path: string, asked: object): AggregatorRequest {
  // A number in most of its documents, a word in some.
  const operator = /^\d{1,15}$/.test(keys.partnerId) ? Number(keys.partnerId) : keys.partnerId
  const body = JSON.stringify({ operator_id: operator, ...asked })
  const [ours = ''] = keys.ours
  return {
    path: `/operator/generic/v2${path}`,
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(ours, body) },
    body,
  }
}
