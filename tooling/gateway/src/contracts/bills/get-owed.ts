import type { calls } from '@saola/protocol'
import { owed } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { getHeldMoney } from '../../wallet/balance-store.ts'
import { readRunning } from '../settlement/read-running.ts'
import { listOpenBills } from './bill-store.ts'
import { asRulesBill } from './move-bills.ts'

/** What the caller owes now and at the next settlement, before it is asked for the money (contracts 16). */
export const getOwed: Handler<typeof calls.contracts.owed> = async ({ account, services }) => {
  const { db } = services
  const now = services.now()
  const bills = await listOpenBills(db, account.id)
  const running = await readRunning(db, account.id, now)
  const { available: balance } = await getHeldMoney(db, account.id)
  return {
    ...owed({ bills: bills.map(asRulesBill), running: running.map(({ amount }) => amount), balance, now }),
    balance,
    asOf: now,
    running: running.map(({ contract, from, to, amount }) => ({
      contractId: String(contract.contractId),
      kind: contract.kind,
      receiver: contract.downlineName,
      from,
      to,
      amount,
    })),
  }
}
