import { createPrivateKey, createPublicKey } from 'node:crypto'
import { protocols } from '@saola/aggregators'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import type { VendorRecordRow } from '../../vendors/vendor-record-store.ts'

const mostKey = 5_000

/** What is told of an aggregator beside what every vendor's record has (games 141). */
export const aggregatorFields = {
  protocol: z.optional(z.enum(protocols)),
  /** What it calls us. */
  partnerId: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
  /** Its public key as PEM, by which its calls are believed. */
  partnerKey: z.optional(z.string().check(z.maxLength(mostKey), z.refine(isPublicKey))),
}

type Told = { [Name in keyof typeof aggregatorFields]?: z.infer<(typeof aggregatorFields)[Name]> } & {
  secret: string
  unit?: number | undefined
  keepsWallets?: boolean | undefined
}
type Kept = Pick<VendorRecordRow, 'protocol' | 'partner_id' | 'partner_key'>

/** What a record keeps of it. Throws a `Fault` that names what is missing, or a secret that is no private key. */
export function keptOfAggregator({ protocol, partnerId, partnerKey, ...told }: Told): Kept {
  if (protocol === undefined) {
    if (partnerId !== undefined || partnerKey !== undefined)
      throw new Fault('request_param_err', { field: 'protocol' })
    return { protocol: 'saola', partner_id: null, partner_key: null }
  }
  if (partnerId === undefined) throw new Fault('request_param_err', { field: 'partnerId' })
  if (partnerKey === undefined) throw new Fault('request_param_err', { field: 'partnerKey' })
  if (!isPrivateKey(told.secret)) throw new Fault('request_param_err', { field: 'secret' })
  requireOwnWallet(told)
  return { protocol, partner_id: partnerId, partner_key: partnerKey }
}

/**
 * Throws where an aggregator is said to keep wallets or to count in units of ours: neither is in its protocol, and our own calls to a wallet
 * carry the secret, which is our private key here.
 */
export function requireOwnWallet({
  unit = 1,
  keepsWallets = false,
}: Pick<Told, 'unit' | 'keepsWallets'>): void {
  if (unit !== 1) throw new Fault('request_param_err', { field: 'unit' })
  if (keepsWallets) throw new Fault('request_param_err', { field: 'keepsWallets' })
}

function isPublicKey(text: string): boolean {
  return canRead(() => createPublicKey(text).asymmetricKeyType === 'rsa' && !text.includes('PRIVATE'))
}

/** Whether a text is an RSA key that we can sign by. */
export function isPrivateKey(text: string): boolean {
  return canRead(() => createPrivateKey(text).asymmetricKeyType === 'rsa')
}

function canRead(read: () => boolean): boolean {
  try {
    return read()
  } catch {
    return false
  }
}
