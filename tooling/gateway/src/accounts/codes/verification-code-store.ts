import { sql } from 'kysely'
import { codeRules } from '@saola/rules'
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
  wrongTries: number
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
      'wrong_tries as wrongTries',
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
  codeHash: string | null,
  now: number,
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

/** Uses a code up, or counts a wrong try; false when it was used up or locked in the meantime. */
export async function spendCode(db: Database, id: number, isRight: boolean, now: number): Promise<boolean> {
  const spent = await db
    .updateTable('verification_code')
    .set(isRight ? { used_at: now } : { wrong_tries: sql`wrong_tries + 1` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', codeRules.tries)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}
