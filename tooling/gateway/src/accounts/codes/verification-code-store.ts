import { sql } from 'kysely'
import { codeRules, codeSending, type SentCodes } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** What a code opens. `challenge:<id>` belongs to one sign-in. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'contact' | `challenge:${string}`

/** Where a code goes, and what for. */
export type CodeAddress = {
  merchantId: number
  purpose: CodePurpose
  channel: 'sms' | 'email'
  /** A phone number in E.164, or a mail address in lower case. */
  recipient: string
}

/** A code that was sent. It is kept as a hash, or by the phone service's name for the visit until the service has found it right. */
export type SentCode = {
  id: number
  codeHash: string | null
  serviceSession: string | null
  createdAt: number
  usedAt: number | null
}

/** Keeps others from sending a code to the same address for the same purpose, until the transaction ends. */
export async function lockCodeAddress(trx: Database, address: CodeAddress): Promise<void> {
  const { merchantId, purpose, recipient } = address
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([merchantId, purpose, recipient])}, 0))`.execute(
    trx,
  )
}

/** The newest code that was sent to an address for a purpose. */
export async function findNewestCode(
  db: Database,
  { merchantId, purpose, recipient }: CodeAddress,
): Promise<SentCode | undefined> {
  return db
    .selectFrom('verification_code')
    .select([
      'id',
      'code_hash as codeHash',
      'service_session as serviceSession',
      'created_at as createdAt',
      'used_at as usedAt',
    ])
    .where('merchant_id', '=', merchantId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Writes the row of a code and returns its id; the hash is null where a phone service makes the code. */
export async function insertCode(
  trx: Database,
  address: CodeAddress,
  { codeHash, network, now }: { codeHash: string | null; network: string | undefined; now: number },
): Promise<number> {
  const row = await trx
    .insertInto('verification_code')
    .values({
      merchant_id: address.merchantId,
      purpose: address.purpose,
      channel: address.channel,
      recipient: address.recipient,
      code_hash: codeHash,
      service_session: null,
      created_at: now,
      expires_at: now + codeRules.expiryMs,
      used_at: null,
      network: network ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Writes the phone service's name for the visit of a code. */
export async function updateServiceSession(db: Database, id: number, session: string): Promise<void> {
  await db.updateTable('verification_code').set({ service_session: session }).where('id', '=', id).execute()
}

/** Writes the hash of a code that a phone service has found right. */
export async function updateCodeHash(db: Database, id: number, codeHash: string): Promise<void> {
  await db.updateTable('verification_code').set({ code_hash: codeHash }).where('id', '=', id).execute()
}

/** Removes a code as if it had never been asked for. */
export async function deleteCode(db: Database, id: number): Promise<void> {
  await db.deleteFrom('verification_code').where('id', '=', id).execute()
}

/** Uses a code up; false when it was used up in the meantime. */
export async function spendCode(db: Database, id: number, now: number): Promise<boolean> {
  const spent = await db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

/** When codes went to a recipient, and to whoever asked from a network, within the day (session 44), the newest first. */
export async function listSentCodes(
  db: Database,
  { merchantId, recipient }: CodeAddress,
  network: string | undefined,
  now: number,
): Promise<SentCodes> {
  const newest = (most: number) =>
    db
      .selectFrom('verification_code')
      .select('created_at')
      .where('created_at', '>', now - codeSending.periodMs)
      .orderBy('created_at', 'desc')
      .limit(most)
  const toRecipient = await newest(codeSending.toRecipient.most)
    .where('merchant_id', '=', merchantId)
    .where('recipient', '=', recipient)
    .execute()
  const fromNetwork = await newest(codeSending.fromNetwork.most)
    .where('network', '=', network ?? '')
    .execute()
  return {
    toRecipient: toRecipient.map((row) => row.created_at),
    fromNetwork: fromNetwork.map((row) => row.created_at),
  }
}
