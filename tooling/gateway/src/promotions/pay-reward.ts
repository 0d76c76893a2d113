import type { Database } from '../db/database.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../ledger/ledger.ts'
import { payRewardDebt, readRewardDebt } from './standing/return-store.ts'

/** How a reward stands in reports. */
export type RewardKind = 'promotion' | 'rebate' | 'referral'

/** A reward to pay; scope and key name it, so that it is paid once whatever else goes wrong. */
type Reward = {
  accountId: number
  amount: number
  kind: RewardKind
  scope: string
  key?: string
  reference: string
  remark: string
  now: number
}

/**
 * Moves a reward from the operator's promotions into the wallet, and out of it what the account owes of rewards (promotions 37);
 * nothing for an amount of zero.
 */
export async function payReward(
  trx: Database,
  { accountId, amount, key = 'paid', ...reward }: Reward,
): Promise<void> {
  if (amount === 0) return
  const promotion = await operatorAccount(trx, 'promotion', { accountId: accountId })
  const wallet = await memberAccount(trx, accountId)
  const posted = await postTransfer(trx, {
    ...reward,
    key,
    requestHash: hashRequest(amount),
    entries: [
      { ledgerAccountId: promotion, amount: -amount },
      { ledgerAccountId: wallet, amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`${reward.scope}: ${posted.outcome}`)
  // The transfer has locked the wallet, so two rewards never pay the same debt.
  const { owed, payments } = await readRewardDebt(trx, accountId)
  const paid = Math.min(owed, amount)
  if (paid === 0) return
  const settled = await postTransfer(trx, {
    ...reward,
    scope: `reward-return:${accountId}`,
    key: `owed:${payments}`,
    requestHash: hashRequest(paid),
    remark: 'wallet.statement.remark.reward_owed',
    entries: [
      { ledgerAccountId: promotion, amount: paid },
      { ledgerAccountId: wallet, amount: -paid },
    ],
  })
  if (settled.outcome !== 'posted') throw new Error(`what ${accountId} owes of rewards: ${settled.outcome}`)
  await payRewardDebt(trx, accountId, paid)
}
