/** The names of the headers that every call carries (wire 4). */
export const headers = {
  merchant: 'Merchant',
  device: 'Device',
  language: 'Language',
  authorization: 'Authorization',
  moduleId: 'ModuleId',
  gatewayVersion: 'X-Gateway-Version',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
  /** Ours, `1` on a call that no person caused, for gateways that tell an idle time (session 55). */
  unattended: 'Unattended',
} as const

/** The gateway version that this protocol speaks. */
export const gatewayVersion = '3'

/** The request timeout in milliseconds (wire 7). */
export const requestTimeoutMs = 120_000

/** The languages on the wire: the tag in capitals. VI is the default (wire 8), and a gateway may know others than these two. */
export type WireLanguage = 'VI' | 'EN' | (string & {})
