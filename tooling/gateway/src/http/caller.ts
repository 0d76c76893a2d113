import { createHash } from 'node:crypto'
import { sessionMs } from '@saola/protocol'
import { Fault } from './fault.ts'
import type { House } from '../house.ts'

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

/** A session is prolonged at most this often, so that reading pages does not mean writing rows. */
const prolongEveryMs = 10 * 60_000

/** Finds the account of a token and prolongs its session; an unknown or expired token is nobody. */
export async function findCaller(house: House, token: string): Promise<Account | undefined> {
  const tokenHash = hashToken(token)
  const row = await house.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.merchant_id',
      'account.name',
      'account.type',
      'session.expires_at as expiresAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', house.now())
    .where('account.active_flag', '=', 1)
    .executeTakeFirst()
  if (!row) return undefined
  const expiresAt = house.now() + sessionMs
  if (expiresAt - row.expiresAt >= prolongEveryMs) await prolong(house, tokenHash, expiresAt)
  return { id: row.id, merchantId: row.merchant_id, name: row.name, type: row.type, tokenHash }
}

async function prolong(house: House, tokenHash: string, expiresAt: number): Promise<void> {
  await house.db
    .updateTable('session')
    .set({ expires_at: expiresAt, last_seen_at: expiresAt - sessionMs })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The account, or the refusal that tells a client to sign in again. */
export function requireAccount(account: Account | undefined): Account {
  if (!account) throw new Fault('login.not.session')
  return account
}
