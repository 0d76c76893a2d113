import { createHash } from 'node:crypto'
import type { Call } from '@saola/protocol'
import { answersAs, hiddenFigures, isSubAccount, prolongStepMs, sessionEnd } from '@saola/rules'
import { endsIdle, idleMsOf } from '../db/play-settings.ts'
import { findSession, getLastPlay, updateExpiry } from './caller-store.ts'
import { Fault } from './fault.ts'
import type { CallerSession, Merchant } from '../services/ports.ts'
import type { Services } from '../services/services.ts'

/** The account that a call is answered to. */
export type Account = {
  id: number
  merchantId: number
  name: string
  type: number
  tokenHash: string
  /** The sub-account that works in its name, where it is not the account itself that is signed in. */
  actorId?: number
  /** Fields of the reply that it has no right to see. */
  hidden?: readonly string[]
}

/** An account that is signed in, and whose sub-account it is. */
export type Caller = Account & Pick<CallerSession, 'owner' | 'rights'>

/** Tokens are stored as their SHA-256, so that a copy of the table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** How a call asks who sends it: whose pages it comes from, whether it only reads, and whether a person caused it. */
export type Asking = { merchant: Merchant; isRead: boolean; isUnattended: boolean }

/**
 * Finds the account of a token at its merchant and prolongs its session by what its person does, to 30 days at most (session 49
 * and 55); an unknown or expired token is nobody. A read takes what is kept of it (wire 35), an act asks the database.
 */
export async function findCaller(
  services: Services,
  token: string,
  asking: Asking,
): Promise<Caller | undefined> {
  const now = services.now()
  const { sessions } = services.kept
  const tokenHash = hashToken(token)
  const find = (): Promise<CallerSession | undefined> => findSession(services.db, tokenHash, now)
  const found = await (asking.isRead ? sessions.ask(tokenHash, find) : find())
  if (!found || found.expiresAt <= now || found.merchantId !== asking.merchant.id) return undefined
  const { expiresAt: openUntil, createdAt, ...caller } = found
  const idleMs = idleMsOf(asking.merchant.settings)
  const seenAt = asking.isUnattended ? await lastPlay(services, found, idleMs) : now
  const expiresAt = seenAt === undefined ? openUntil : sessionEnd({ createdAt, idleMs }, seenAt)
  // An end that is too far away was written before the merchant's idle time was as short as it is.
  const isTooLong = openUntil > now + idleMs && endsIdle(asking.merchant.settings)
  if (expiresAt - openUntil >= prolongStepMs(idleMs) || isTooLong) {
    const end = isTooLong ? now + idleMs : expiresAt
    await updateExpiry(services.db, tokenHash, { now: seenAt ?? now, expiresAt: end })
    sessions.drop(tokenHash)
  }
  return { ...caller, tokenHash }
}

/** When somebody whose page asks by itself last played, once half of the idle time has passed: play goes by the vendor. */
async function lastPlay(
  { db, now }: Services,
  { id, expiresAt }: CallerSession,
  idleMs: number,
): Promise<number | undefined> {
  return expiresAt - now() < idleMs / 2 ? getLastPlay(db, id) : undefined
}

/** The account, or the refusal that tells a client to sign in again. */
export function requireAccount(account: Account | undefined): Account {
  if (!account) throw new Fault('login.not.session')
  return account
}

/** To whom a call is answered: a sub-account works in its owner's name where it has the right to (team 28). */
export function answeredTo({ owner, rights, ...account }: Caller, call: Call): Account {
  if (!isSubAccount(account.type) || call.access === 'visitor') return account
  const answered = answersAs(rights, call.id)
  if (answered === 'self') return account
  if (answered === 'nobody' || owner === undefined) throw new Fault('account.right.refused')
  return { ...account, ...owner, actorId: account.id, hidden: hiddenFigures(rights, call.id) }
}

/** A reply without the figures that its reader has no right to see (team 36). */
export function shownTo({ hidden = [] }: Pick<Account, 'hidden'>, reply: unknown): unknown {
  if (hidden.length === 0 || typeof reply !== 'object' || reply === null) return reply
  return Object.fromEntries(Object.entries(reply).filter(([field]) => !hidden.includes(field)))
}

/** Who is signed in: the account itself, or the sub-account in its name, whose own secrets prove it. */
export function actorOf({ id, actorId }: Pick<Account, 'id' | 'actorId'>): number {
  return actorId ?? id
}
