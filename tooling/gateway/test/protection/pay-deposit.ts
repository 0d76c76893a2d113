import type { Deposit } from '@saola/protocol'
import { recordTransfer } from '../../src/bank/receive-transfer.ts'
import type { TestGateway } from '../start-gateway.ts'

let references = 0

/** The bank reports that a deposit was paid as asked. */
export async function payDeposit({ services }: TestGateway, deposit: Deposit): Promise<void> {
  const reference = `GUARDED-${(references += 1)}`
  const transfer = { reference, memo: deposit.memo, amount: deposit.amount }
  const received = await recordTransfer(services.db, transfer, services)
  if (received.kind !== 'recorded' || received.outcome !== 'exact') {
    throw new Error(`the deposit ended as ${JSON.stringify(received)}`)
  }
}
