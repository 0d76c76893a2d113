/** The twenty ways in which this gateway can be made to break the wire, each seen from outside. */
export const faults = [
  'status-without-info',
  'envelope-missing',
  'amount-as-words',
  'session-end-as-200',
  'wrong-password-accepted',
  'token-not-needed',
  'key-not-hex',
  'sealed-body-not-read',
  'error-as-html',
  'list-as-object',
  'ids-missing',
  'timestamp-refused',
  'cors-missing',
  'logout-keeps-token',
  'merchant-ignored',
  'idempotency-ignored',
  'times-in-seconds',
  'method-not-checked',
  'slow-answer',
  'sum-unequal',
] as const

/** The name of a fault. */
export type Fault = (typeof faults)[number]

const abouts = {
  'status-without-info': 'The status answers success, but its value has no `info`.',
  'envelope-missing': 'The vendors of the lobby come without `success` and `value` around them.',
  'amount-as-words': 'The balance of the main wallet is written in words.',
  'session-end-as-200': 'A call without a session is refused with HTTP 200 and without an `errorCode`.',
  'wrong-password-accepted': 'Any password opens an account that exists.',
  'token-not-needed': 'The balance is shown without a token: it is the first account’s.',
  'key-not-hex': 'The key for sealed bodies is written in Base64.',
  'sealed-body-not-read': 'Every sealed body is refused as unreadable.',
  'error-as-html': 'Every refusal is a page of HTML with HTTP 200.',
  'list-as-object': 'The games of a page are a map by number instead of a list.',
  'ids-missing': 'No game of a page has a `nodeId`.',
  'timestamp-refused': 'A GET with the parameter `t` is refused as a wrong parameter.',
  'cors-missing': 'No answer names the origin that may read it.',
  'logout-keeps-token': 'Signing out is answered with success, and the token goes on to work.',
  'merchant-ignored': 'Calls of a foreign merchant are answered.',
  'idempotency-ignored': 'An act that is sent again with the same key is done again.',
  'times-in-seconds': 'The times of member and statement are seconds instead of milliseconds.',
  'method-not-checked': 'A call is answered whatever its method is.',
  'slow-answer': 'The hot games take six seconds.',
  'sum-unequal': 'The balance’s sum is a thousand đồng more than its parts.',
} as const satisfies Record<Fault, string>

/** What a fault does, in one sentence. */
export function aboutFault(fault: Fault): string {
  return abouts[fault]
}

/** Whether a word names a fault. */
export function isFault(word: string): word is Fault {
  return faults.some((fault) => fault === word)
}
