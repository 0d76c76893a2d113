import { launchTokenMs } from '@saola/rules'
import { hashToken } from '../../http/caller.ts'
import type { Services } from '../../services/services.ts'
import { openPlaySession } from '../play-session-store.ts'
import { getMember, getMemberBalance } from './member-store.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'

/** Redeems a launch token: who plays, what the wallet holds, and the session key that stakes need. */
export async function openSession(services: Services, request: { token: string }): Promise<SeamlessAnswer> {
  const sessionKey = services.randomBytes(32).toString('base64url')
  return services.db.transaction().execute(async (trx) => {
    const now = services.now()
    const sitting = await openPlaySession(trx, hashToken(request.token), {
      sessionKeyHash: hashToken(sessionKey),
      startedAfter: now - launchTokenMs,
      now,
    })
    if (!sitting) return refuse('seamless.session', 'token')
    const account = await getMember(trx, sitting.account_id)
    return {
      success: true,
      value: {
        playerId: String(account.id),
        playerName: account.nickname,
        currency: 'VND',
        language: sitting.language,
        balance: await getMemberBalance(trx, account.id),
        nodeId: sitting.node_id,
        playSessionId: sitting.id,
        sessionKey,
      },
    }
  })
}
