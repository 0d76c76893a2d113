import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { SocialPerson } from './identity-provider.ts'

/** The providers that a member can sign in by. */
export type SocialProvider = 'google' | 'facebook'

/** A visit to a provider on its way. It is kept under the hash of its state. */
export type SocialVisit = {
  state: string
  merchantId: number
  provider: SocialProvider
  codeVerifier: string
  nonce: string
  expiresAt: number
}

/** Writes down that somebody went to a provider. */
export async function insertVisit(db: Database, visit: SocialVisit): Promise<void> {
  await db
    .insertInto('social_visit')
    .values({
      state_hash: digest(visit.state),
      merchant_id: visit.merchantId,
      provider: visit.provider,
      code_verifier: visit.codeVerifier,
      nonce: visit.nonce,
      expires_at: visit.expiresAt,
    })
    .execute()
}

/** Removes the visits whose time is over. */
export async function deleteExpiredVisits(db: Database, now: number): Promise<void> {
  await db.deleteFrom('social_visit').where('expires_at', '<=', now).execute()
}

/** Takes a visit out, so that it opens once; undefined when there is none, or its time is over. */
export async function takeVisit(
  db: Database,
  visit: Pick<SocialVisit, 'state' | 'merchantId' | 'provider'> & { now: number },
): Promise<{ codeVerifier: string; nonce: string; expiresAt: number } | undefined> {
  return db
    .deleteFrom('social_visit')
    .where('state_hash', '=', digest(visit.state))
    .where('merchant_id', '=', visit.merchantId)
    .where('provider', '=', visit.provider)
    .where('expires_at', '>', visit.now)
    .returning(['code_verifier as codeVerifier', 'nonce', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** The id of the account that somebody at a provider belongs to. */
export async function findSocialAccount(
  db: Database,
  merchantId: number,
  provider: SocialProvider,
  subject: string,
): Promise<number | undefined> {
  const identity = await db
    .selectFrom('social_identity')
    .select('account_id')
    .where('merchant_id', '=', merchantId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity?.account_id
}

/** Ties somebody at a provider to an account; false for somebody who has one already. */
export async function insertSocialAccount(
  trx: Database,
  identity: { merchantId: number; provider: SocialProvider; subject: string; accountId: number; now: number },
): Promise<boolean> {
  const row = await trx
    .insertInto('social_identity')
    .values({
      merchant_id: identity.merchantId,
      provider: identity.provider,
      subject: identity.subject,
      account_id: identity.accountId,
      created_at: identity.now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'provider', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down whom a provider has named, under the hash of the ticket that registers her. */
export async function insertTicket(
  db: Database,
  row: {
    ticket: string
    merchantId: number
    provider: SocialProvider
    person: SocialPerson
    expiresAt: number
  },
): Promise<void> {
  await db
    .insertInto('social_ticket')
    .values({
      ticket_hash: digest(row.ticket),
      merchant_id: row.merchantId,
      provider: row.provider,
      subject: row.person.subject,
      email: row.person.email ?? null,
      display_name: row.person.name ?? null,
      expires_at: row.expiresAt,
    })
    .execute()
}

/** Whom a ticket names; undefined when there is none, or its time is over. */
export async function findTicket(
  db: Database,
  merchantId: number,
  ticket: string,
  now: number,
): Promise<{ provider: string; subject: string } | undefined> {
  return db
    .selectFrom('social_ticket')
    .select(['provider', 'subject'])
    .where('ticket_hash', '=', digest(ticket))
    .where('merchant_id', '=', merchantId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a ticket up; false when somebody was faster. */
export async function deleteTicket(trx: Database, ticket: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('social_ticket')
    .where('ticket_hash', '=', digest(ticket))
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
