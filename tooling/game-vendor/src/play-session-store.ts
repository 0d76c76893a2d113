import { createHash } from 'node:crypto'
import { vendorSessionMs } from '@saola/rules'
import type { Services } from './services.ts'
import type { OpenedSession } from './wallet-client.ts'

/** A sitting as the in-house vendor knows it. */
export type PlaySession = { playSessionId: string; accountId: number; language: 'VI' | 'EN' }

/** Remembers a sitting by the hash of its key. */
export async function keepSession(services: Services, opened: OpenedSession): Promise<PlaySession> {
  const session = {
    playSessionId: opened.playSessionId,
    accountId: Number(opened.playerId),
    language: opened.language,
  }
  await services.db
    .insertInto('play_session')
    .values({
      key_hash: hashKey(opened.sessionKey),
      play_session_id: session.playSessionId,
      account_id: session.accountId,
      language: session.language,
      created_at: services.now(),
    })
    .execute()
  return session
}

/** The sitting of a session key, if it is known and not too old. */
export async function findSession(services: Services, sessionKey: string): Promise<PlaySession | undefined> {
  const row = await services.db
    .selectFrom('play_session')
    .selectAll()
    .where('key_hash', '=', hashKey(sessionKey))
    .where('created_at', '>', services.now() - vendorSessionMs)
    .executeTakeFirst()
  if (!row) return undefined
  return { playSessionId: row.play_session_id, accountId: row.account_id, language: row.language }
}

/** Keys are stored as their SHA-256, so that a copy of the table opens nothing. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
