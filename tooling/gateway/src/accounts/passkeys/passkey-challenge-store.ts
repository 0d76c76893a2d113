import type { Database } from '../../db/database.ts'

/** A challenge that was open: whose passkey it adds, if it adds one, and when it was asked for. */
export type TakenChallenge = { accountId: number | null; createdAt: number }

/** Writes what is to be signed at a host, by its hash. */
export async function insertPasskeyChallenge(
  db: Database,
  challenge: { hash: string; host: string; accountId: number | undefined; now: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: challenge.hash,
      account_id: challenge.accountId ?? null,
      host: challenge.host,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Removes the challenges that nobody can answer any more. */
export async function deleteExpiredPasskeyChallenges(db: Database, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
}

/** Uses a challenge up; of two answers at the same moment one finds none. */
export function takeChallengeOf(
  db: Database,
  { hash, host, now }: { hash: string; host: string; now: number },
): Promise<TakenChallenge | undefined> {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash)
    .where('host', '=', host)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'created_at as createdAt'])
    .executeTakeFirst()
}
