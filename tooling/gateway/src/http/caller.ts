import { createHash } from 'node:crypto'
import { sessionMs, sessionProlongMs } from '@saola/rules'
import { findSession, updateExpiry } from './caller-store.ts'
import { Fault } from './fault.ts'
import type { Services } from '../services/services.ts'

/** The account behind a token. */
export type Account = {
  id: number
  merchantId: number
  name: string
  type: number
  tokenHash: string
}

/** Tokens are stored as their SHA-256, so that a copy of the table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Finds the account of a token and prolongs its session; an unknown or expired token is nobody. */
export async function findCaller(services: Services, token: string): Promise<Account | undefined> {
  const now = services.now()
  const tokenHash = hashToken(token)
  const found = await findSession(services.db, tokenHash, now)
  if (!found) return undefined
  const expiresAt = now + sessionMs
  if (expiresAt - found.expiresAt >= sessionProlongMs) {
    await updateExpiry(services.db, tokenHash, { now, expiresAt })
  }
  return { id: found.id, merchantId: found.merchantId, name: found.name, type: found.type, tokenHash }
}

/** The account, or the refusal that tells a client to sign in again. */
export function requireAccount(account: Account | undefined): Account {
  if (!account) throw new Fault('login.not.session')
  return account
}
