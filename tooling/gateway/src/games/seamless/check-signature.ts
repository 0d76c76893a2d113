import { vendorCallMs } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import type { SeamlessCode } from './seamless-answer.ts'
import { takeNonce } from './vendor-nonce-store.ts'
import { isSigned, vendorHeaders } from './vendor-signature.ts'

/** Sixteen letters or more cannot be met by chance within the time of a call. */
const nonceShape = /^[\w-]{16,64}$/

/**
 * Why a vendor's call is not believed, if so (games 24): it is signed wrongly, at another time than this gateway's, or it
 * has been here before. The nonce is taken by the call, whatever becomes of it.
 */
export async function signatureRefusal(
  { db, now, settings }: Services,
  { method, path, headers }: { method: string; path: string; headers: Headers },
  body: string,
): Promise<SeamlessCode | undefined> {
  const time = headers.get(vendorHeaders.time) ?? ''
  const nonce = headers.get(vendorHeaders.nonce) ?? ''
  const signature = headers.get(vendorHeaders.signature) ?? ''
  const isWhole = /^\d{1,15}$/.test(time) && nonceShape.test(nonce)
  const call = { method, path, time, nonce, body }
  if (!isWhole || !isSigned(settings.vendorSecret, call, signature)) return 'seamless.signature'
  const signedAt = Number(time)
  if (Math.abs(now() - signedAt) > vendorCallMs) return 'seamless.time'
  const isFirst = await takeNonce(db, { vendor: settings.vendorCode, nonce, signedAt })
  return isFirst ? undefined : 'seamless.nonce'
}
