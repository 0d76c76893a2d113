import { createPrivateKey, createPublicKey } from 'node:crypto'
import { adapters, protocols, type AggregatorProtocol } from '@saola/aggregators'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import type { VendorRecordRow } from '../../vendors/vendor-record-store.ts'

const mostKey = 5_000

/** What is told of an aggregator beside what every vendor's record has (games 141). */
export const aggregatorFields = {
  protocol: z.optional(z.enum(protocols)),
  /** What it calls us. */
  partnerId: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
  /** Its public key as PEM, by which its calls are believed; none where it signs by the secret that is shared with it (games 144). */
  partnerKey: z.optional(z.string().check(z.maxLength(mostKey), z.refine(isPublicKey))),
}

type Told = { [Name in keyof typeof aggregatorFields]?: z.infer<(typeof aggregatorFields)[Name]> } & {
  secret: string
  unit?: number | undefined
  keepsWallets?: boolean | undefined
}
type Kept = Pick<VendorRecordRow, 'protocol' | 'partner_id' | 'partner_key'>

/** What a record keeps of it. Throws a `Fault` that names what is missing or not of its protocol. */
export function keptOfAggregator({ protocol, partnerId, partnerKey, ...told }: Told): Kept {
  if (protocol === undefined) {
    if (partnerId !== undefined || partnerKey !== undefined)
      throw new Fault('request_param_err', { field: 'protocol' })
    return { protocol: 'saola', partner_id: null, partner_key: null }
  }
  if (partnerId === undefined) throw new Fault('request_param_err', { field: 'partnerId' })
  const hasOwnKey = adapters[protocol].signs === 'rsa'
  if (hasOwnKey !== (partnerKey !== undefined)) throw new Fault('request_param_err', { field: 'partnerKey' })
  requireSecretOf(protocol, told.secret)
  requireOwnWallet(told)
  return { protocol, partner_id: partnerId, partner_key: partnerKey ?? null }
}

/** Throws for a secret that a protocol does not sign by: one takes our private key, another a word that is shared with the aggregator. */
export function requireSecretOf(protocol: AggregatorProtocol, secret: string): void {
  const fits = adapters[protocol].signs === 'rsa' ? isPrivateKey(secret) : isSharedSecret(secret)
  if (!fits) throw new Fault('request_param_err', { field: 'secret' })
}

/**
 * Throws where an aggregator is said to keep wallets or to count in units of ours: neither is in its protocol, and our own calls to a wallet
 * carry the secret, which is a key to sign by here.
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
function isPrivateKey(text: string): boolean {
  return canRead(() => createPrivateKey(text).asymmetricKeyType === 'rsa')
}

/** Whether a text is one word, which no key as PEM is. */
function isSharedSecret(text: string): boolean {
  return /^[!-~]{20,200}$/.test(text)
}

function canRead(read: () => boolean): boolean {
  try {
    return read()
  } catch {
    return false
  }
}
