import type { Services } from '../../services/services.ts'
import { getMemberBalance, hasPlayedAt } from './member-store.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { BalanceRequest } from './seamless-requests.ts'

/** What a member has at the gateway, for whoever has served the member a title. */
export async function tellBalance(
  { db }: Services,
  { vendor, playerId }: BalanceRequest,
): Promise<SeamlessAnswer> {
  const accountId = Number(playerId)
  if (!(await hasPlayedAt(db, { accountId, vendor }))) return refuse('seamless.player.unknown', 'playerId')
  return { success: true, value: { playerId, balance: await getMemberBalance(db, accountId) } }
}
