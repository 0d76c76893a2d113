import { hashToken } from '../http/caller.ts'
import type { House } from '../house.ts'
import type { OpenedSession } from './wallet-client.ts'

/** Longest sitting; the wallet may end it earlier. */
const sessionMs = 24 * 3_600_000

/** A sitting as the house vendor knows it. */
export type HouseSession = { playSessionId: string; accountId: number; language: 'VI' | 'EN' }

/** Remembers a sitting by the hash of its key. */
export async function keepSession(house: House, opened: OpenedSession): Promise<HouseSession> {
  const session = {
    playSessionId: opened.playSessionId,
    accountId: Number(opened.playerId),
    language: opened.language,
  }
  await house.db
    .insertInto('house_session')
    .values({
      key_hash: hashToken(opened.sessionKey),
      play_session_id: session.playSessionId,
      account_id: session.accountId,
      language: session.language,
      created_at: house.now(),
    })
    .execute()
  return session
}

/** The sitting of a session key, if it is known and not too old. */
export async function findSession(house: House, sessionKey: string): Promise<HouseSession | undefined> {
  const row = await house.db
    .selectFrom('house_session')
    .selectAll()
    .where('key_hash', '=', hashToken(sessionKey))
    .where('created_at', '>', house.now() - sessionMs)
    .executeTakeFirst()
  if (!row) return undefined
  const language = row.language === 'EN' ? 'EN' : 'VI'
  return { playSessionId: row.play_session_id, accountId: row.account_id, language }
}
