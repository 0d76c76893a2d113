import type { Database } from '../db/database.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../ledger/ledger.ts'

/** A reward to pay; the scope names it, so that it is paid once whatever else goes wrong. */
type Reward = {
  accountId: number
  amount: number
  kind: 'promotion' | 'rebate' | 'referral'
  scope: string
  reference: string
  remark: string
  now: number
}

/** Moves a reward from the operator's promotions into the wallet; nothing for an amount of zero. */
export async function payReward(trx: Database, { accountId, amount, ...reward }: Reward): Promise<void> {
  if (amount === 0) return
  const posted = await postTransfer(trx, {
    ...reward,
    key: 'paid',
    requestHash: hashRequest(amount),
    entries: [
      { ledgerAccountId: await operatorAccount(trx, 'promotion'), amount: -amount },
      { ledgerAccountId: await memberAccount(trx, accountId), amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`${reward.scope}: ${posted.outcome}`)
}
