import type { Database } from '../../db/database.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../../ledger/ledger.ts'

/** Where a bonus goes: put aside for the member, into the member's wallet, or back to the operator. */
export type BonusStep = 'grant' | 'pay' | 'return'

/**
 * Moves a bonus between the operator's promotions, the member's bonus account and the wallet. Each step of a
 * participation has one key, so it happens once.
 */
export async function moveBonus(
  trx: Database,
  step: BonusStep,
  { participationId, accountId, amount, now }: Moved,
): Promise<void> {
  if (amount === 0) return
  const bonus = await memberAccount(trx, accountId, 'bonus')
  const other =
    step === 'pay'
      ? await memberAccount(trx, accountId)
      : await operatorAccount(trx, 'promotion', { accountId: accountId })
  const intoBonus = step === 'grant' ? amount : -amount
  const posted = await postTransfer(trx, {
    scope: `promotion:${participationId}`,
    key: step,
    requestHash: hashRequest(step, amount),
    kind: 'promotion',
    reference: `KM${participationId}`,
    remark: `wallet.statement.remark.bonus_${step}`,
    now,
    entries: [
      { ledgerAccountId: bonus, amount: intoBonus },
      { ledgerAccountId: other, amount: -intoBonus },
    ],
  })
  if (posted.outcome !== 'posted')
    throw new Error(`the bonus of participation ${participationId}: ${posted.outcome}`)
}

type Moved = { participationId: number; accountId: number; amount: number; now: number }
