/** Header names of specification 7, spelled once. */
export const headers = {
  merchant: 'Merchant',
  device: 'Device',
  language: 'Language',
  authorization: 'Authorization',
  moduleId: 'ModuleId',
  gatewayVersion: 'X-Gateway-Version',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
} as const

/** The gateway version that this protocol speaks. */
export const gatewayVersion = '3'

/** Specification 9: the request timeout in milliseconds. */
export const requestTimeoutMs = 120_000

/** The languages on the wire; VI is the default (specification 1). */
export type WireLanguage = 'VI' | 'EN'
