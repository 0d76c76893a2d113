import { hashToken } from '../../http/caller.ts'
import type { Database } from '../../db/database.ts'
import { findStaker } from '../../bets/bet-store.ts'
import { findPlayerOf } from '../../bets/play-session-store.ts'
import type { Identity } from './answer-once.ts'
import type { DebitRequest } from './seamless-requests.ts'

/** A debit is known by its round and amount; a member who came back has another session key, and words may differ (games 88). */
export function identityOf({
  roundId,
  addsTo = '',
  amount,
  wallet = 'single',
  gameCode,
}: DebitRequest): Identity {
  return ['debit', roundId, addsTo, amount, wallet, ...(gameCode === undefined ? [] : [gameCode])]
}

/** Whether a debit that is repeated took its stake from another member than whoever's session asks now. */
export async function isOfAnother(
  trx: Database,
  { vendor, transactionId: debitTransactionId, sessionKey }: DebitRequest,
): Promise<boolean> {
  const staker = await findStaker(trx, { vendor, debitTransactionId })
  const player = await findPlayerOf(trx, hashToken(sessionKey))
  return staker !== undefined && player !== undefined && staker !== player
}
