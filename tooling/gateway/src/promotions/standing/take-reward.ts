import type { Database } from '../../db/database.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../../ledger/ledger.ts'
import { payReward, type RewardKind } from '../pay-reward.ts'
import { tellTaken } from '../tell-taken.ts'
import { addRewardDebt, createReturn, endReturn, readBalance } from './return-store.ts'

type Taken = {
  accountId: number
  playerId: number
  source: string
  amount: number
  kind: RewardKind
  now: number
}

/**
 * Takes a paid reward back: from the wallet what it covers, and the rest is owed, which the next reward pays (promotions 37).
 * False where it was taken before. Where money leaves the wallet in the same moment it fails, and is done again.
 */
export async function takeReward(trx: Database, taken: Taken): Promise<boolean> {
  const { accountId, amount, kind, now } = taken
  const id = await createReturn(trx, taken)
  if (id === undefined) return false
  const wallet = await memberAccount(trx, accountId)
  const promotion = await operatorAccount(trx, 'promotion', { accountId: accountId })
  const covered = Math.min(amount, await readBalance(trx, wallet))
  if (covered > 0) {
    const posted = await postTransfer(trx, {
      scope: `reward-return:${accountId}`,
      key: `taken:${id}`,
      requestHash: hashRequest(covered),
      kind,
      reference: `TH${id}`,
      remark: 'wallet.statement.remark.reward_taken',
      now,
      entries: [
        { ledgerAccountId: promotion, amount: covered },
        { ledgerAccountId: wallet, amount: -covered },
      ],
    })
    if (posted.outcome !== 'posted') throw new Error(`${taken.source} was not taken back: ${posted.outcome}`)
  }
  if (covered < amount) await addRewardDebt(trx, accountId, amount - covered)
  await tellTaken(trx, { accountId, about: `TH${id}`, amount, because: 'baseless', now })
  return true
}

/** Gives a reward again that was taken back; false where it was not. */
export async function giveRewardAgain(
  trx: Database,
  { source, ...given }: Omit<Taken, 'playerId'>,
): Promise<boolean> {
  const id = await endReturn(trx, source, given.now)
  if (id === undefined) return false
  await payReward(trx, {
    ...given,
    scope: `reward-return:${given.accountId}`,
    key: `again:${id}`,
    reference: `TH${id}`,
    remark: 'wallet.statement.remark.reward_again',
  })
  return true
}
