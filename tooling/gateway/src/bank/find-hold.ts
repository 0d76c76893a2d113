import { transferHold, type TransferHold } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { lockProtection, readLimits } from '../protection/limit-store.ts'
import { readMovements } from '../protection/movement-store.ts'
import { readPauses } from '../protection/pause-store.ts'
import { getReceiver } from './receiver-store.ts'

/** Money that has come for an account. */
export type Landing = { accountId: number; amount: number; now: number }

/**
 * What keeps money from an account in this moment, if anything (wallet 56). Asked in the transaction that would bring it: the account
 * stays locked until its end, so that no break, limit or closing slips between.
 */
export async function findHold(trx: Database, landing: Landing): Promise<TransferHold | undefined> {
  const { accountId, amount, now } = landing
  await lockProtection(trx, accountId)
  const account = await getReceiver(trx, accountId)
  const limits = (await readLimits(trx, accountId)).filter(({ kind }) => kind === 'deposit')
  return transferHold(
    {
      ...account,
      pauses: await readPauses(trx, accountId),
      limits,
      movements: await readMovements(trx, accountId, limits, now, true),
    },
    amount,
    now,
  )
}
