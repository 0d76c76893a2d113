import { vendorCallMs } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { findVendor, type Vendor } from '../../vendors/find-vendor.ts'
import type { SeamlessCode } from './seamless-answer.ts'
import { takeNonce } from './vendor-nonce-store.ts'
import { isSigned, vendorHeaders } from './vendor-signature.ts'

/** Sixteen letters or more cannot be met by chance within the time of a call. */
const nonceShape = /^[\w-]{16,64}$/
const codeShape = /^[\w.-]{1,64}$/

/** A call as it came, before anybody believes it. */
export type ToldCall = {
  method: string
  path: string
  headers: Headers
  text: string
  /** What the text says as JSON. */
  body: unknown
}

/**
 * Which vendor a call is from, or why it is not believed (games 24, 93): it is signed by nobody who is connected under the
 * code that it names, at another time than this gateway's, or it has been here before. The nonce is taken by the call,
 * whatever becomes of it. A call that names nobody is taken for one of our own game server.
 */
export async function believedVendor(
  services: Services,
  { method, path, headers, text, body }: ToldCall,
): Promise<Vendor | SeamlessCode> {
  // A call that waits for the database has come in time all the same.
  const arrivedAt = services.now()
  const time = headers.get(vendorHeaders.time) ?? ''
  const nonce = headers.get(vendorHeaders.nonce) ?? ''
  const signature = headers.get(vendorHeaders.signature) ?? ''
  const isWhole = /^\d{1,15}$/.test(time) && nonceShape.test(nonce)
  if (!isWhole) return 'seamless.signature'
  const vendor = await findVendor(services, codeOf(headers, body) ?? services.settings.vendorCode)
  const call = { method, path, time, nonce, body: text }
  const isBelieved = vendor?.secrets.some((secret) => isSigned(secret, call, signature)) ?? false
  // An aggregator knows the secret that is shared with it, and speaks its own protocol alone (games 144).
  if (!vendor || vendor.aggregator || !isBelieved) return 'seamless.signature'
  const signedAt = Number(time)
  if (Math.abs(arrivedAt - signedAt) > vendorCallMs) return 'seamless.time'
  const isFirst = await takeNonce(services.db, { vendor: vendor.code, nonce, signedAt })
  return isFirst ? vendor : 'seamless.nonce'
}

function codeOf(headers: Headers, body: unknown): string | undefined {
  const inBody = typeof body === 'object' && body !== null && 'vendor' in body ? body.vendor : undefined
  const code = headers.get(vendorHeaders.code) ?? inBody
  return typeof code === 'string' && codeShape.test(code) ? code : undefined
}
