import { hashToken } from '../../http/caller.ts'
import type { House } from '../../house.ts'
import { playerBalance } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'

/** A launch token opens its sitting within this time, once. */
const launchTokenMs = 2 * 60_000

/** Redeems a launch token: who plays, what the wallet holds, and the session key that stakes need. */
export async function openSession(house: House, request: { token: string }): Promise<SeamlessAnswer> {
  const sessionKey = house.randomBytes(32).toString('base64url')
  return house.db.transaction().execute(async (trx) => {
    const sitting = await trx
      .updateTable('play_session')
      .set({ opened_at: house.now(), session_key_hash: hashToken(sessionKey) })
      .where('launch_token_hash', '=', hashToken(request.token))
      .where('opened_at', 'is', null)
      .where('started_at', '>', house.now() - launchTokenMs)
      .returning(['id', 'account_id', 'language', 'node_id'])
      .executeTakeFirst()
    if (!sitting) return refuse('seamless.session', 'token')
    const account = await trx
      .selectFrom('account')
      .select(['id', 'nickname'])
      .where('id', '=', sitting.account_id)
      .executeTakeFirstOrThrow()
    return {
      success: true,
      value: {
        playerId: String(account.id),
        playerName: account.nickname,
        currency: 'VND',
        language: sitting.language,
        balance: await playerBalance(trx, account.id),
        nodeId: sitting.node_id,
        playSessionId: sitting.id,
        sessionKey,
      },
    }
  })
}
